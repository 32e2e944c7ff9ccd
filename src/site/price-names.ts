import type { i18n } from 'i18next';
import { content } from '../content/content.ts';
import { personalPlans } from '../content/plans.ts';
import type { PriceNames } from './price-line.ts';

/** A place of the country select. */
export interface Place {
  code: string;
  name: string;
}

/** Names the plans and add-ons of the price calculator, in the language of the texts. */
export function priceNames({ t }: i18n): PriceNames {
  return Object.fromEntries([
    ...personalPlans.map(({ id, name }) => [id, name]),
    ...content.addons.addons.map(({ id }) => [id, t(`add-ons.${id}.name` as 'add-ons.title')]),
  ]) as PriceNames;
}

/** Cache by `t`, because a page asks several times and sorting is slow. */
const places = new WeakMap<i18n['t'], readonly Place[]>();

/**
 * Lists the calculator's countries with their names in the language of the texts, in alphabetical order; the
 * entry for all other countries is last.
 */
export function listPlaces({ language, t }: i18n): readonly Place[] {
  const known = places.get(t) ?? makePlaces(language, t);
  places.set(t, known);
  return known;
}

function makePlaces(language: string, t: i18n['t']): readonly Place[] {
  const { countries, compare, unitedStates } = countriesIn(language);
  const texas = t('price-calculator.texas', { country: unitedStates });
  const named = [...countries, { code: 'TX', name: texas }].sort((a, b) => compare(a.name, b.name));
  const codes = content.countries.countries.map(({ code }) => code);
  return [
    ...named.filter(({ code }) => codes.includes(code)),
    { code: 'other', name: t('price-calculator.otherPlace') },
  ];
}

interface CountryNames {
  /** In alphabetical order. */
  countries: readonly Place[];
  unitedStates: string;
  compare: (a: string, b: string) => number;
}

const namesByLanguage = new Map<string, CountryNames>();

/** Cached by language, because formatting the names takes longer than computing a price. */
function countriesIn(language: string): CountryNames {
  const known = namesByLanguage.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const nameOf = (code: string) => names.of(code) ?? code;
  const countries = content.countries.countries
    .filter(({ code }) => code !== 'TX' && code !== 'other')
    .map(({ code }) => ({ code, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name));
  const made = { countries, unitedStates: nameOf('US'), compare };
  namesByLanguage.set(language, made);
  return made;
}

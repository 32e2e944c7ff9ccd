import { contentPaths } from '../../src/content/check/load.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { type PageKey, pageRoutes, routes } from '../../src/site/routes.ts';
import { readValue } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';

/** A page in a language, with a query, on a day. */
export interface PageView {
  key: PageKey;
  /** Without the language: `/plans`. */
  address: string;
  query: URLSearchParams;
  locale: Locale;
  /** As YYYY-MM-DD. */
  day: string;
}

/** The views that changes may affect: all pages, and for a changed tax the estimate of that country. */
export function affectedViews(changes: readonly FileChange[], day: string): PageView[] {
  const pages = pageRoutes.map(([key, { path }]) => ({ key, address: path, query: '' }));
  const estimates = changedCountries(changes).map((code) => ({
    key: 'priceCalculator' as const,
    address: `${routes.priceCalculator.path}?product=pro&country=${code}`,
    query: `product=pro&country=${code}`,
  }));
  return [...pages, ...estimates].flatMap((view) =>
    affectedLocales(changes.map(({ file }) => file)).map((locale) => ({
      ...view,
      query: new URLSearchParams(view.query),
      locale,
      day,
    })),
  );
}

/** The last future day in the changes on which something starts. */
export function lastStart(changes: readonly FileChange[]): string | undefined {
  const startsIn = (text: string) =>
    [...text.matchAll(/^[^#\n]*validFrom: "?(\d{4}-\d\d-\d\d)/gm)].map(([, day = '']) => day);
  const today = new Date().toISOString().slice(0, 10);
  return changes
    .flatMap(({ before, after }) => {
      const known = startsIn(before);
      return startsIn(after).filter((day) => !known.includes(day) && day > today);
    })
    .sort()
    .at(-1);
}

interface Country {
  code: string;
}

function changedCountries(changes: readonly FileChange[]): string[] {
  const change = changes.find(({ file }) => file === contentPaths.countries);
  if (!change) return [];
  const entriesIn = (text: string) => {
    const { countries } = readValue(contentPaths.countries, text) as { countries: Country[] };
    return new Map(countries.map((country) => [country.code, JSON.stringify(country)]));
  };
  const before = entriesIn(change.before);
  return [...entriesIn(change.after)]
    .filter(([code, entry]) => before.get(code) !== entry)
    .map(([code]) => code);
}

/** The languages that changes affect: a text of one language affects that language only. */
function affectedLocales(files: readonly string[]): readonly Locale[] {
  if (files.length === 0) return [];
  const named = files.map((file) => locales.find((locale) => file.includes(`/${locale}/`)));
  return named.includes(undefined) ? locales : locales.filter((locale) => named.includes(locale));
}

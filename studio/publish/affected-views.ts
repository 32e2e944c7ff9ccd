import { contentPaths } from '../../src/content/check/load.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { type PageKey, pageRoutes, routes } from '../../src/site/routes.ts';
import { readValue } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';

/** A page as somebody may see it. */
export interface PageView {
  key: PageKey;
  /** Without the language: `/plans`. */
  address: string;
  query: URLSearchParams;
  locale: Locale;
  /** As YYYY-MM-DD. */
  day: string;
}

/** The views that some changes may alter; a change of tax is seen by asking for an estimate. */
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

/** The last day in the future on which something starts that has been written anew. */
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

/** A text of one language is on that language's pages only. */
function affectedLocales(files: readonly string[]): readonly Locale[] {
  if (files.length === 0) return [];
  const named = files.map((file) => locales.find((locale) => file.includes(`/${locale}/`)));
  return named.includes(undefined) ? locales : locales.filter((locale) => named.includes(locale));
}

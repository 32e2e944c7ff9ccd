import type { Billing } from './billing.ts';
import { type CalculatorChoice, readChoices } from './calculator-choices.ts';
import { addonsIn, type KnownChoices, quantityLimits } from './calculator-request.ts';
import type { CompanyNeeds } from './company-quote.ts';
import type { SsoNeed } from './plan-finder.ts';
import { type PriceChoice, priceFields } from './price-choice.ts';
import { type QuantityError, readQuantity, writtenPlainly } from './quantity.ts';
import { firstValue, type Query } from './query.ts';

/** The parameter that asks the price calculator for a company's quote, and its value. */
export const companyTab = { name: 'for', value: 'company' } as const;

/** Whether a request to the price calculator is for a company's quote. */
export function isForCompany(query: Query): boolean {
  return firstValue(query, companyTab.name).toLowerCase() === companyTab.value;
}

/** The fields that hold a number, with the least and the most that each takes. */
export const companyLimits = {
  employees: { least: 1, most: 1_000_000 },
  wikis: { least: 1, most: quantityLimits.extraWikis },
  storage: { least: 0, most: quantityLimits.extraStorageGb },
} as const;
export const companyNumbers = ['employees', 'wikis', 'storage'] as const;
export type CompanyNumber = (typeof companyNumbers)[number];

/** What a company has given so far, to fill the form with: numbers in digits, or as typed where unclear. */
export type GivenNeeds = Readonly<Record<CompanyNumber, string>> & {
  readonly sso: SsoNeed;
  readonly addons: readonly string[];
  readonly billing: Billing;
  readonly country: string | undefined;
  readonly isTaxIncluded: boolean;
};

export type CompanyErrors = Readonly<Partial<Record<CompanyNumber, QuantityError>>>;

/**
 * What is asked for: a quote, or the form, because nobody has said yet how many employees there are,
 * or because of a field that cannot be read.
 */
export interface CompanyRequest {
  readonly given: GivenNeeds;
  readonly errors: CompanyErrors;
  /** The parameters that name something that is not on offer. */
  readonly unknown: readonly CalculatorChoice[];
  /** Undefined while there is nothing that could be quoted. */
  readonly needs: CompanyNeeds | undefined;
}

/**
 * Reads what a company asks the price calculator for. What a form never sends or sends empty has its
 * least demanding value; add-ons that are not on offer count as left out.
 *
 * @param known add-ons and countries on offer; codes may be in any case
 * @param locale language that the numbers are written in; digits alone are read in any
 * @param fallback for whom prices are shown where the query names no country
 * @returns never throws, whatever the query
 */
export function parseCompanyQuery(
  query: Query,
  known: KnownChoices,
  locale: string,
  fallback?: PriceChoice,
): CompanyRequest {
  const entries = [...query];
  const typed = (name: string) => firstValue(entries, name);
  const [employees, wikis, storage] = companyNumbers.map((field) =>
    read(field, typed(field), locale),
  );
  const errors = Object.fromEntries(
    [employees, wikis, storage].flatMap((one) => (one?.error ? [[one.field, one.error]] : [])),
  ) as CompanyErrors;
  const addons = addonsIn(entries, known.addons);
  const { chosen, unknown } = readChoices(entries, known.countries);
  const sso = chosen.sso ?? 'none';
  const billing = chosen.billing ?? 'year';
  const shown = entries.some(([name]) => name === priceFields.country) ? undefined : fallback;
  const country = chosen.country ?? shown?.country;
  // A box that is not ticked is not sent: the quote is with tax.
  const isTaxIncluded = chosen.tax ? chosen.tax === 'incl' : (shown?.isTaxIncluded ?? true);
  const given = {
    employees: employees?.written ?? '',
    wikis: wikis?.written ?? '',
    storage: storage?.written ?? '',
    sso,
    addons,
    billing,
    country,
    isTaxIncluded,
  };
  const isReady =
    given.employees !== '' && Object.keys(errors).length === 0 && unknown.length === 0;
  return {
    given,
    errors,
    unknown,
    needs: isReady
      ? {
          employees: employees?.value ?? 1,
          wikis: wikis?.value ?? 1,
          storageGb: storage?.value ?? 0,
          sso,
          addons,
          billing,
        }
      : undefined,
  };
}

function read(field: CompanyNumber, typed: string, locale: string) {
  const { least, most } = companyLimits[field];
  const result = readQuantity(typed, most, locale);
  const written = writtenPlainly(typed, result);
  if ('error' in result) return { field, written, error: result.error };
  if (typed === '') return { field, written, value: least };
  return result.value < least
    ? { field, written, error: 'tooSmall' as const }
    : { field, written, value: result.value };
}

/**
 * Writes what was given as a query that `parseCompanyQuery` reads back, in one fixed order.
 *
 * @returns a query without its question mark; what is empty or as it would be anyway is left out
 */
export function companyQuery(given: GivenNeeds): string {
  const { sso, addons, billing, country, isTaxIncluded } = given;
  const parameters = [
    [companyTab.name, companyTab.value],
    ...companyNumbers.map((field) => [field, given[field]]),
    ['sso', sso === 'none' ? '' : sso],
    ...addons.map((id) => ['addons[]', id]),
    ['billing', billing === 'year' ? '' : billing],
    [priceFields.country, country],
    [priceFields.tax, country && (isTaxIncluded ? 'incl' : 'excl')],
  ];
  return new URLSearchParams(
    parameters.filter((pair): pair is [string, string] => !!pair[1]),
  ).toString();
}

/**
 * Numbers a quote by its day and its content: the same choices on the same day have the same number,
 * and nothing has to be kept to make it. Not a secret and no proof: it tells quotes apart.
 *
 * @param day as YYYY-MM-DD
 * @param query as `companyQuery` writes it
 * @returns such as `20261122-4F7A1`
 */
export function quoteNumber(day: string, query: string): string {
  // FNV-1a, 32 bit: http://www.isthe.com/chongo/tech/comp/fnv/
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(query)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return `${day.replaceAll('-', '')}-${hash.toString(36).toUpperCase().padStart(7, '0')}`;
}

import { monthOfYearCents } from './billing.ts';
import { calculatorQuery } from './calculator-query.ts';
import { choicesOf, type GivenFields, parseCalculatorQuery } from './calculator-request.ts';
import { taxOn } from './money.ts';
import { calculatePrice, type Price } from './price.ts';
import { type Currency, type PriceBook, type ProductId, productIds } from './price-book.ts';

/** Without a country, prices are in US dollars and before tax. */
const nowhere = 'other';

/**
 * Computes what the choices made so far cost. It uses the same code as a request, so that an
 * estimate beside the form and the answer to the form cannot differ.
 *
 * @param book prices and tax rates; `other` is among its countries
 * @param given the form's fields; while no country is chosen, the price is that of `other`, which
 *   is in US dollars and without tax
 * @param locale language that the quantities are written in
 * @returns undefined while there is no product, or for quantities that cannot be computed with
 */
export function estimatePrice(
  book: PriceBook,
  given: GivenFields,
  locale: string,
): Price | undefined {
  const query = calculatorQuery({ ...given, country: given.country ?? nowhere });
  const request = parseCalculatorQuery(new URLSearchParams(query), choicesOf(book), locale);
  return request.kind === 'selection' ? calculatePrice(book, request.selection) : undefined;
}

/** What each choice of the form costs by itself, in whole cents. */
export interface EachPrice {
  currency: Currency;
  /** In hundredths of a percent. */
  taxBasisPoints: number;
  plans: Readonly<
    Record<ProductId, { monthCents: number; yearCents: number; monthOfYearCents: number }>
  >;
  /** A month of each add-on, and of one wiki or gigabyte where it is counted. */
  addonCents: Readonly<Record<string, number>>;
}

/**
 * Computes what each plan and each add-on costs by itself, with tax where a country is chosen.
 *
 * @param book prices and tax rates; `other` is among its countries
 * @throws RangeError when the book does not know the country
 */
export function estimateEach(book: PriceBook, country = nowhere): EachPrice {
  const none = { addons: [], extraWikis: 0, extraStorageGb: 0, country };
  const prices = productIds.map((product) => calculatePrice(book, { ...none, product }));
  const [{ currency, taxBasisPoints }] = prices as [Price];
  const gross = (cents: number) => cents + taxOn(cents, taxBasisPoints);
  return {
    currency,
    taxBasisPoints,
    plans: Object.fromEntries(
      prices.map(({ month, year }, index) => [
        productIds[index],
        {
          monthCents: month.grossCents,
          yearCents: year.grossCents,
          monthOfYearCents: monthOfYearCents(year.grossCents, book.advertised),
        },
      ]),
    ) as EachPrice['plans'],
    addonCents: Object.fromEntries(
      Object.entries(book.addonMonthlyCents).map(([id, cents]) => [id, gross(cents[currency])]),
    ),
  };
}

import { type CentsByCurrency, currencies } from '../../domain/price-book.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Content } from '../schema/files.ts';
import { pricesOfDays, sizesOfDays } from './prices-of-days.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

type Sources = Record<'plans' | 'addons' | 'dedicated', SourceFile>;
type PricesOfDay = ReturnType<typeof pricesOfDays>[number];

/** Largest ratio of the same price in two currencies, which have about the same value. */
const mostBetweenCurrencies = 2;
/** Smallest ratio of a month when paid yearly to a month paid monthly. */
const leastOfMonth = 0.5;

/**
 * Finds implausible amounts, today's or later ones: a missing decimal point, a yearly price in place of a
 * monthly one, a larger plan that costs less than a smaller one.
 *
 * @param content files that have each passed their schema
 */
export function checkPrices({ plans, addons, dedicated }: Content, sources: Sources): Problem[] {
  const days = pricesOfDays(plans);
  const unlike = [
    ...days.flatMap(({ personal }) =>
      personal.flatMap(({ name, monthlyCents, path }) =>
        unlikeCurrencies(name, monthlyCents, sources.plans, [...path, 'monthlyPrice']),
      ),
    ),
    ...addons.addons.flatMap(({ id, laterPrices, ...first }, index) =>
      [first, ...laterPrices].flatMap(({ monthlyCents }, count) => {
        const place = count === 0 ? [] : ['laterPrices', count - 1];
        const path = ['addons', index, ...place, 'price'];
        return unlikeCurrencies(id, monthlyCents, sources.addons, path);
      }),
    ),
  ];
  // An error in one currency would also be reported for the neighbouring plans.
  if (unlike.length > 0) return once(unlike);
  return once([
    ...days.flatMap((day) => strangePrices(day, sources.plans)),
    ...sizesOfDays(dedicated).flatMap((sizes) => fallingSizes(sizes, sources.dedicated)),
  ]);
}

function strangePrices({ personal, business }: PricesOfDay, source: SourceFile): Problem[] {
  return [
    ...fallingPlans(personal, source),
    ...personal.flatMap(({ name, monthlyCents, annualPerMonthCents, path }) =>
      unlikeMonths(name, monthlyCents.USD, annualPerMonthCents, source, [
        ...path,
        'annualPerMonth',
      ]),
    ),
    ...business.flatMap(({ name, bands }) =>
      bands.flatMap((band, index) => [
        ...unlikeMonths(name, band.monthlyCents, band.annualPerMonthCents, source, [
          ...band.path,
          'annualPerMonth',
        ]),
        ...fallingBand(name, bands[index - 1], band, source, [...band.path, 'monthly']),
      ]),
    ),
  ];
}

/** Reports a problem once, even if it holds for several days. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [`${each.line} ${each.sentence}`, each])).values()];
}

function unlikeCurrencies(
  name: string,
  cents: CentsByCurrency,
  source: SourceFile,
  path: Path,
): Problem[] {
  const middle = currencies.map((currency) => cents[currency]).sort((a, b) => a - b)[1] ?? 0;
  return currencies.flatMap((currency) => {
    const ratio = cents[currency] / middle;
    if (ratio <= mostBetweenCurrencies && ratio >= 1 / mostBetweenCurrencies) return [];
    const sentence = `the price of ${name} in ${currency} is ${plain(cents[currency])}, but about ${plain(middle)} in the other currencies; write an amount near that. Is a point missing?`;
    return [at(source, [...path, currency], sentence)];
  });
}

function fallingPlans(plans: PricesOfDay['personal'], source: SourceFile): Problem[] {
  return plans.flatMap(({ name, monthlyCents, path }, index) => {
    const before = plans[index - 1];
    if (!before) return [];
    return currencies
      .filter((currency) => monthlyCents[currency] <= before.monthlyCents[currency])
      .map((currency) =>
        at(
          source,
          [...path, 'monthlyPrice', currency],
          `${name} costs ${plain(monthlyCents[currency])} ${currency} and ${before.name}, which stands before it, ${plain(before.monthlyCents[currency])}; write a higher price, or order the plans from the smallest to the largest.`,
        ),
      );
  });
}

function fallingBand(
  name: string,
  before: { monthlyCents: number } | undefined,
  band: { monthlyCents: number; employeesFrom: number },
  source: SourceFile,
  path: Path,
): Problem[] {
  if (!before || band.monthlyCents > before.monthlyCents) return [];
  const sentence = `${name} costs ${plain(band.monthlyCents)} from ${band.employeesFrom} employees on, no more than for the smaller range above; write a higher price.`;
  return [at(source, path, sentence)];
}

function fallingSizes(
  sizes: ReturnType<typeof sizesOfDays>[number],
  source: SourceFile,
): Problem[] {
  return sizes.flatMap(({ memoryGb, monthlyCents, path }, index) => {
    const before = sizes[index - 1];
    if (!before || monthlyCents > before.monthlyCents) return [];
    const sentence = `${memoryGb} GB then cost ${plain(monthlyCents)}, and ${before.memoryGb} GB ${plain(before.monthlyCents)}; write a higher price.`;
    return [at(source, [...path, 'monthly'], sentence)];
  });
}

function unlikeMonths(
  name: string,
  monthlyCents: number,
  annualPerMonthCents: number,
  source: SourceFile,
  path: Path,
): Problem[] {
  if (annualPerMonthCents <= monthlyCents && annualPerMonthCents >= leastOfMonth * monthlyCents) {
    return [];
  }
  const twelfth = annualPerMonthCents / 12;
  const hint =
    twelfth <= monthlyCents && twelfth >= leastOfMonth * monthlyCents
      ? `If ${plain(annualPerMonthCents)} is for the year, write ${plain(Math.round(twelfth))}.`
      : `Write an amount between ${plain(leastOfMonth * monthlyCents)} and ${plain(monthlyCents)}.`;
  const sentence = `the annual per month of ${name} is ${plain(annualPerMonthCents)}, but a month paid by itself costs ${plain(monthlyCents)}. ${hint}`;
  return [at(source, path, sentence)];
}

function at(source: SourceFile, path: Path, sentence: string): Problem {
  return { file: source.file, line: source.lineOf(path), path, sentence };
}

/** As it is written in the files: without a sign. */
function plain(cents: number): string {
  return formatMoney('en', { cents, currency: 'USD' }).replace(/[$,]/g, '');
}

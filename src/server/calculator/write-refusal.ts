import { choices } from '../../content/price-book.ts';
import { type CalculatorChoice, calculatorChoices } from '../../domain/calculator-choices.ts';
import type { Locale } from '../../i18n/locales.ts';
import { plainTexts } from '../../i18n/server.ts';
import type { CalculatorError } from './calculator-schema.ts';

/** The least and the most that a number may be, by the name of its parameter. */
type Limits = Readonly<Record<string, { readonly least: number; readonly most: number }>>;

/** Why the calculator cannot compute, parameter by parameter. */
export interface Reasons {
  /** Parameters whose value is not on offer. */
  readonly unknown: readonly CalculatorChoice[];
  /** Required parameters that were not sent: first those with a fixed choice, then numbers. */
  readonly missing?: readonly CalculatorChoice[];
  readonly missingNumbers?: Limits;
  /** Numbers that are malformed or out of range. */
  readonly faultyNumbers: Limits;
}

/**
 * Writes the JSON answer to a request that cannot be priced: each wrong parameter and the values that it
 * accepts. A wrong plan or country gets the sentence of the page.
 */
export function writeRefusal(
  { unknown, missing = [], missingNumbers = {}, faultyNumbers }: Reasons,
  locale: Locale,
): string {
  const { t } = plainTexts(locale);
  const isMissing = missing.length > 0 || Object.keys(missingNumbers).length > 0;
  const isOfPlan = unknown.includes('product') || unknown.includes('country');
  const kind = unknown.length > 0 ? 'selection' : isMissing ? 'missing' : 'quantity';
  const oneOf = [...unknown, ...missing].map((name) => {
    const values = name === 'country' ? choices.countries : calculatorChoices[name];
    return [name, t('programs.oneOf', { values: values.join(', ') })];
  });
  const wholeNumbers = Object.entries({ ...missingNumbers, ...faultyNumbers }).map(
    ([name, limits]) => [name, t('programs.wholeNumber', limits)],
  );
  const answer: CalculatorError = {
    error: {
      code: codes[kind],
      message: t(isOfPlan ? 'price-calculator.problem.invalid' : `programs.message.${kind}`),
      fields: Object.fromEntries([...oneOf, ...wholeNumbers]),
    },
  };
  return JSON.stringify(answer);
}

const codes = {
  selection: 'invalid_selection',
  missing: 'missing_selection',
  quantity: 'invalid_quantity',
} as const;

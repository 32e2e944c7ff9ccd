import { billings } from './billing.ts';
import { type Choices, invalidParameters, parseOption } from './option.ts';
import { ssoNeeds } from './plan-finder.ts';
import { productIds } from './price-book.ts';
import { taxDisplays } from './price-choice.ts';
import { firstValue, type Query } from './query.ts';

/** The tabs of the calculator: for whom it computes a price. */
export const calculatorTabs = ['personal', 'company'] as const;

/** The parameters that name one of several things, and what they may name; countries are the provider's. */
export const calculatorChoices = {
  for: calculatorTabs,
  country: [],
  product: productIds,
  sso: ssoNeeds,
  billing: billings,
  tax: taxDisplays,
} as const satisfies Record<string, readonly string[]>;
export type CalculatorChoice = keyof typeof calculatorChoices;

/** The valid choices, in canonical spelling. */
export type Chosen = {
  readonly [Name in CalculatorChoice]:
    | (Name extends 'country' ? string : (typeof calculatorChoices)[Name][number])
    | undefined;
};

/**
 * Reads every parameter of the calculator that names one of several things, whichever tab it belongs to.
 * Words count in any case; when a parameter is given twice, the first one counts.
 *
 * @param countries codes of the places on offer
 * @returns what was chosen, and the parameters that name something that is not on offer; a parameter that
 *   is missing or empty chooses nothing
 */
export function readChoices(
  query: Query,
  countries: readonly string[],
): { chosen: Chosen; unknown: readonly CalculatorChoice[] } {
  const entries = [...query];
  const choices: Choices = { ...calculatorChoices, country: countries };
  const chosen = Object.entries(choices).map(([name, offered]) => [
    name,
    parseOption(offered, firstValue(entries, name)),
  ]);
  return {
    chosen: Object.fromEntries(chosen) as Chosen,
    unknown: invalidParameters(entries, choices) as CalculatorChoice[],
  };
}

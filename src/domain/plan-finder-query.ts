import { quantityLimits } from './calculator-request.ts';
import { parseOption } from './option.ts';
import { featureNeeds, type PlanNeeds, ssoNeeds } from './plan-finder.ts';
import { type QuantityError, readQuantity } from './quantity.ts';
import { firstValue, isNamed, listedValues, type Query } from './query.ts';

/** The largest number that each field takes; wikis and storage stop where the calculator does. */
export const finderLimits = {
  wikis: quantityLimits.extraWikis,
  storage: quantityLimits.extraStorageGb,
  employees: 1_000_000,
  budget: 1_000_000,
} as const;

export const finderFieldNames = ['employees', 'wikis', 'storage', 'budget'] as const;
export type FinderField = (typeof finderFieldNames)[number];

/** Needs read from a link or a form, and what is wrong with the fields that could not be read. */
export interface ParsedNeeds {
  needs: PlanNeeds;
  errors: Readonly<Partial<Record<FinderField, QuantityError>>>;
}

/**
 * Reads `needs[]`, `sso`, `wikis`, `storage` (GB), `employees` and `budget` (a year before tax, in
 * whole currency units) from a link or a form. Unknown needs are ignored, repeated ones count once,
 * and `needs[]`, `needs[0]` and `needs` mean the same; of any other repeated name the first counts.
 *
 * @param locale language that the numbers are written in; digits alone are read in any
 * @returns needs that are always within range: a field that is missing, empty or faulty holds its
 *   least demanding value
 */
export function parseNeeds(query: Query, locale: string): ParsedNeeds {
  const entries = [...query];
  const errors: Partial<Record<FinderField, QuantityError>> = {};
  const quantity = (field: FinderField): number | undefined => {
    const typed = firstValue(entries, field);
    const result = readQuantity(typed, finderLimits[field], locale);
    if ('error' in result) errors[field] = result.error;
    return typed === '' || 'error' in result ? undefined : result.value;
  };
  const asked = listedValues(entries, 'needs').map((need) => parseOption(featureNeeds, need));
  const budget = quantity('budget');
  const needs = {
    features: featureNeeds.filter((need) => asked.includes(need)),
    sso: parseOption(ssoNeeds, firstValue(entries, 'sso')) ?? 'none',
    wikis: Math.max(1, quantity('wikis') ?? 1),
    storageGb: quantity('storage') ?? 0,
    employees: quantity('employees') ?? 0,
    ...(budget !== undefined && { yearlyBudgetCents: 100 * budget }),
  };
  return { needs, errors };
}

/**
 * Keeps the finder's own parameters, as they were sent, so that nothing else travels with them.
 *
 * @returns a query without its question mark
 */
export function finderFields(query: Query): string {
  const names = ['sso', ...finderFieldNames];
  const own = [...query].filter(([key]) => names.includes(key) || isNamed(key, 'needs'));
  return new URLSearchParams(own.map(([key, value]) => [key, value])).toString();
}

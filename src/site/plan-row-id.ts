import type { PlanRowId } from '../content/schema/plan-ids.ts';

/** The kind of plans that a table compares. */
export type PlanKind = 'personal' | 'business';

/**
 * Names a row of one of the two plan tables, for links to it.
 *
 * @returns an id that is unique on the page
 */
export function planRowId(row: PlanRowId, kind: PlanKind): string {
  return kind === 'business' ? `business-row-${row}` : `row-${row}`;
}

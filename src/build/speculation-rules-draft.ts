import { speculationRules } from '../site/layout/speculation-rules.ts';
import { type Draft, draft } from './draft.ts';

/** The file that the header `Speculation-Rules` of every full page names. */
export function speculationRulesDraft(address: string): Draft {
  const contentType = 'application/speculationrules+json';
  return draft(address, speculationRules, { contentType, cache: 'immutable' });
}

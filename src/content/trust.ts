import { firstStaleDay } from '../domain/validity.ts';
import { content } from './content.ts';
import type { TrustId } from './schema/trust-ids.ts';

/** The days after a day on which an entry of content/trust.yaml gets past its date, in order. */
export function staleDaysAfter(day: string): string[] {
  const days = Object.values(content.trust).flatMap((entry) => (entry ? firstStaleDay(entry) : []));
  return [...new Set(days)].filter((stale) => stale > day).sort();
}

/** Whether the page asks a question: whether content/trust.yaml has an entry for it. */
export function isAnswered(question: TrustId): boolean {
  return content.trust[question] !== undefined;
}

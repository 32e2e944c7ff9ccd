import type { PrivacyChoice } from '../../../domain/privacy-level.ts';

/** The query, with its question mark, under which the privacy page shows a choice. */
export function levelSearch({ read, edit, create }: PrivacyChoice): string {
  return `?${new URLSearchParams({ read, edit, create })}`;
}

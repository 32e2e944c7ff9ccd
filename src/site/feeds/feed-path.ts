import type { Locale } from '../../i18n/locales.ts';
import { localePath } from '../addresses.ts';
import { routes } from '../routes.ts';

/** The feed formats of the log of changes, with their media types. */
export const feedKinds = [
  { kind: 'atom', type: 'application/atom+xml' },
  { kind: 'json', type: 'application/feed+json' },
] as const;
export type FeedKind = (typeof feedKinds)[number]['kind'];

/** The path of the feed of a language: `/de/changes.atom`. */
export function feedPath(locale: Locale, kind: FeedKind): string {
  return `${localePath(locale, routes.changes.path)}.${kind}`;
}

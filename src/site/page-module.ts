import type { ComponentType } from 'react';
import type { Choices } from '../domain/offered.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PolicySources } from './security-policy.ts';
import type { TextKey } from './text/text-key.ts';

/** What a page makes of a request's query: the properties to render with, or another address. */
export type Resolution<Props> =
  | { kind: 'page'; props: Props; status?: number }
  | { kind: 'redirect'; location: string };

/** What a file in `pages/` exports. */
export interface PageModule<Props extends object = object> {
  Page: ComponentType<Props>;
  /**
   * For pages that depend on the query. Pure: the prepared page uses its result for an empty query.
   *
   * @param query the parameters, as sent; nothing about them may be trusted
   * @param locale language of the page, in which numbers are written
   */
  resolve?: (query: URLSearchParams, locale: Locale) => Resolution<Props>;
  /**
   * What parameters of the query may name, for pages that have no sentence of their own about anything else:
   * such a request is a bad one, and the head of the page says so.
   */
  choices?: Choices;
  /** What the fields for these parameters are called on the page; a parameter without a field keeps its own name. */
  choiceLabels?: Readonly<Record<string, TextKey>>;
  /**
   * For pages on which something starts or ends on a day of its own: these days after a day, in order.
   *
   * @param day as YYYY-MM-DD
   */
  changesAfter?: (day: string) => readonly string[];
  /** Hosts besides our own that the page may talk to. */
  sources?: PolicySources;
}

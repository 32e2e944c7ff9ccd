import type { ComponentType } from 'react';
import type { Choices } from '../domain/option.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PolicySources } from './security-policy.ts';
import type { TextKey } from './text/text-key.ts';

/** The result of a page's query: props to render with, or a redirect. */
export type Resolution<Props> =
  | { kind: 'page'; props: Props; status?: number }
  | { kind: 'redirect'; location: string };

/** The exports of a file in `pages/`. */
export interface PageModule<Props extends object = object> {
  Page: ComponentType<Props>;
  /**
   * For pages that depend on the query. Must be pure: the prepared page uses its result for an empty query.
   *
   * @param query the parameters as sent, not validated
   * @param locale language of the page, in which numbers are written
   */
  resolve?: (query: URLSearchParams, locale: Locale) => Resolution<Props>;
  /**
   * Valid values of query parameters, for pages that do not report invalid ones themselves: such a request
   * gets status 400 and a message in the page's head.
   */
  choices?: Choices;
  /** What the fields for these parameters are called on the page; a parameter without a field keeps its own name. */
  choiceLabels?: Readonly<Record<string, TextKey>>;
  /**
   * For pages that change on certain days: those days after the given day, in order.
   *
   * @param day as YYYY-MM-DD
   */
  changesAfter?: (day: string) => readonly string[];
  /** Other hosts that the page's content security policy allows. */
  sources?: PolicySources;
}

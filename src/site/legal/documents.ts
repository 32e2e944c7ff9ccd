import * as jsxRuntime from 'react/jsx-runtime';
import { content } from '../../content/content.ts';
import type { Locale } from '../../i18n/locales.ts';
import { noteTextRead } from '../../i18n/server.ts';
import { type LegalText, legalTexts } from './legal-texts.ts';

/** The legal texts by file name, each with its key in content/. */
export const legalKeys = {
  terms: 'terms',
  'privacy-policy': 'privacyPolicy',
  'privacy-policy-addition': 'privacyPolicyAddition',
  'acceptable-use': 'acceptableUse',
  dmca: 'dmca',
} as const;
export type LegalName = keyof typeof legalKeys;

/** Day of the last change of a legal text, as YYYY-MM-DD. */
export function legalUpdatedOn(name: LegalName): string {
  return content.company.legalUpdatedOn[legalKeys[name]];
}

/**
 * Finds a legal text in a language.
 *
 * @throws when the text is not translated
 */
export function legalText(name: LegalName, locale: Locale): LegalText {
  const file = `${locale}/${name}`;
  noteTextRead(file);
  const make = legalTexts[file];
  if (!make) throw new Error(`content/legal/${file}.mdx is missing.`);
  return make(jsxRuntime);
}

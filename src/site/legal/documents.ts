import type { ComponentType } from 'react';
import type { Locale } from '../../i18n/locales.ts';

/** What an MDX file of content/legal/ becomes. */
export interface LegalText {
  default: ComponentType<{ components: Record<string, ComponentType<never>> }>;
  frontmatter: {
    title: string;
    /** ISO 8601 day of the last change. */
    updated: string;
  };
}

export type LegalName = 'terms' | 'privacy-policy' | 'acceptable-use' | 'dmca';

const files = import.meta.glob<LegalText>('../../../content/legal/*/*.mdx', { eager: true });

/**
 * Finds a legal text in a language.
 *
 * @throws when there is none: an untranslated contract must not be passed over
 */
export function legalText(name: LegalName, locale: Locale): LegalText {
  const text = files[`../../../content/legal/${locale}/${name}.mdx`];
  if (!text) throw new Error(`content/legal/${locale}/${name}.mdx is missing.`);
  return text;
}

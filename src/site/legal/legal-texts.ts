import type { ComponentType } from 'react';
import type * as jsxRuntime from 'react/jsx-runtime';

/** A compiled MDX file of content/legal/. */
export interface LegalText {
  default: ComponentType<{ components: Record<string, ComponentType<never>> }>;
  frontmatter: { title: string };
}

/** Makes the elements of a legal text with the page's React. */
type MakeLegalText = (runtime: typeof jsxRuntime) => LegalText;

const files = import.meta.glob<LegalText>('../../../content/legal/*/*.mdx', { eager: true });

/**
 * Every legal text by language and file name, such as `de/terms`. The build replaces this module by a file beside
 * the bundle.
 */
export const legalTexts: Readonly<Record<string, MakeLegalText>> = Object.fromEntries(
  Object.entries(files).map(([file, text]) => [
    file.split('/').slice(-2).join('/').replace('.mdx', ''),
    () => text,
  ]),
);

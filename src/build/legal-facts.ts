import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';
import { withFactElements } from '../content/legal-placeholders.ts';

/** How legal texts are read as MDX. */
export const legalMdx: CompileOptions = {
  remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter],
};

/**
 * Vite plugin: fills `{{brand}}` and other facts into legal texts before MDX reads the braces as JavaScript.
 */
export function legalFacts(): Plugin {
  return {
    name: 'wikigarth-legal-facts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/legal\/[^?]*\.mdx$/ },
      handler: (code) => ({ code: withFactElements(code), map: null }),
    },
  };
}

import type { Plugin } from 'vite';
import { withFactElements } from '../content/legal-placeholders.ts';

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

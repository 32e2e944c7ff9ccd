import type { Plugin } from 'vite';
import { withFactElements } from '../content/legal-placeholders.ts';

/** Lets legal texts name facts as all other texts do: MDX would take `{{brand}}` for JavaScript. */
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

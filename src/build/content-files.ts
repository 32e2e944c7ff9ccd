import { join } from 'node:path';
import type { Plugin } from 'vite';
import { formatProblem } from '../content/check/problem.ts';
import type { Content, ContentFileName } from '../content/schema/files.ts';

/**
 * Vite plugin: code imports a file of content/ as validated data with amounts in cents, so neither the YAML
 * parser nor the schemas get into a bundle. A problem in any file stops the build with sentences for the
 * editor. In development, a change reloads.
 */
export function contentFiles(): Plugin {
  let root = '';
  let loaded: Content | undefined;
  return {
    name: 'wikigarth-content',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      loaded = undefined;
    },
    watchChange() {
      loaded = undefined;
    },
    load: {
      filter: { id: /\/content\/[a-z-]+\.yaml$/ },
      async handler(id) {
        // The schemas are slow to load.
        const { contentPaths, loadContent } = await import('../content/check/load.ts');
        const files = Object.entries(contentPaths) as [ContentFileName, string][];
        const name = files.find(([, path]) => join(root, path) === id)?.[0];
        if (!name) return null;
        for (const [, path] of files) this.addWatchFile(join(root, path));
        if (!loaded) {
          const { content, problems } = loadContent(root);
          if (!content) this.error(problems.map(formatProblem).join('\n'));
          loaded = content;
        }
        return { code: `export default ${JSON.stringify(loaded[name])};`, moduleType: 'js' };
      },
    },
  };
}

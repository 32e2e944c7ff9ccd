import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig, type Plugin } from 'vite';
import { createClassNames } from './src/build/class-names.ts';
import { contentFiles } from './src/build/content-files.ts';
import { legalFacts } from './src/build/legal-facts.ts';
import { pictureSizes } from './src/build/picture-sizes.ts';

/**
 * Leaves out Vite's preload helper, half of the boot script: pages carry the CSS of their islands,
 * and an island's chunks have nothing else to fetch ahead. The helper's name is Vite's own affair,
 * so a build without it says so.
 */
function plainImports(): Plugin {
  let isReplaced = false;
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    load(id) {
      if (id !== '\0vite/preload-helper.js') return undefined;
      isReplaced = true;
      return 'export const __vitePreload = (load) => load();';
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite calls its preload helper otherwise by now.');
    },
  };
}

export default defineConfig({
  plugins: [
    plainImports(),
    contentFiles(),
    legalFacts(),
    pictureSizes(),
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }) },
  ],
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // The pages say themselves what they need; the loader of chunks stays small.
    modulePreload: false,
  },
  css: { modules: { generateScopedName: createClassNames(import.meta.dirname) } },
});

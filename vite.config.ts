import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { createClassNames } from './src/build/class-names.ts';
import { contentFiles } from './src/build/content-files.ts';

/**
 * Leaves out Vite's preload helper, half of the boot script: pages carry the CSS of their islands,
 * and an island's chunks have nothing else to fetch ahead.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

export default defineConfig({
  plugins: [
    plainImports,
    contentFiles(),
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
  // Property tests take their time on a slow machine.
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});

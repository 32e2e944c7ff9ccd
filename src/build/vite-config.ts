import mdx from '@mdx-js/rollup';
import { type InlineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { contentFiles } from './content-files.ts';
import { legalFacts, legalMdx } from './legal-facts.ts';
import { picturesModule } from './pictures-module.ts';
import { root } from './project-root.ts';

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

/** What all bundles of the site have in common, and its tests. */
export const siteConfig = (): UserConfig => ({
  plugins: [
    plainImports(),
    contentFiles(),
    legalFacts(),
    picturesModule(),
    { enforce: 'pre', ...mdx(legalMdx) },
  ],
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Pages preload nothing, so the chunk loader stays small.
    modulePreload: false,
    // Advice for writers of plugins, who ask for it.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  css: {
    // Quicker than PostCSS, Vite's default.
    transformer: 'lightningcss',
    lightningcss: {
      // Our CSS is for browsers as it is written.
      targets: {},
      // Not [hash], which would differ where a sheet is imported with a query. Grid areas keep their names.
      cssModules: { pattern: '[local]-[content-hash]', grid: false },
    },
  },
});

/**
 * Adds the settings of one bundle to those of all. They are no file of their own for Vite to find, because Vite loads
 * such a file anew each time, which takes half a second.
 */
export function withSiteConfig(config: InlineConfig): InlineConfig {
  return mergeConfig(siteConfig(), { ...config, root, configFile: false });
}

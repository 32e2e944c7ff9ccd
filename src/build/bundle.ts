import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import type { SiteAssets } from '../site/context.tsx';
import { type PageKey, pageRoutes } from '../site/routes.ts';
import { layerOrder } from './layer-order.ts';
import { pageFile } from './page-file.ts';
import { root } from './project-root.ts';
import { externalSiteData } from './site-data.ts';
import { withSiteConfig } from './vite-config.ts';

/** Where the two bundles go; absolute. */
export interface BundleFolders {
  client: string;
  server: string;
}

/** The client and server bundles must give a shared file the same name. */
const hashCharacters = 'hex';

/** React, i18next, and the components that islands share. */
const islandModules =
  /node_modules.(react|scheduler|i18next)|src.site.(design|form|islands(?!.load-chunk))./;

const sharedRules = /domain.(money|query|calculator-query)\.ts$|i18n.format\.ts$/;

/**
 * Bundles the browser's script and the server.
 *
 * @returns what pages need to name: the boot script's address, the scripts of islands, and the CSS of every page
 */
export async function bundle(folders: BundleFolders): Promise<SiteAssets> {
  await Promise.all([bundleClient(folders.client), bundleServer(folders.server)]);
  return readAssets(folders);
}

function bundleClient(folder: string) {
  return build(
    withSiteConfig({
      logLevel: 'warn',
      build: {
        outDir: folder,
        assetsDir: 'static/assets',
        // Each page inlines the CSS of its islands, so chunks load no style sheets.
        cssCodeSplit: false,
        rolldownOptions: {
          input: path.join(root, 'src/browser/boot.ts'),
          // Removes react-i18next's warnings for developers; tests find the same mistakes.
          treeshake: { manualPureFunctions: ['warnOnce'] },
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            // The boot script names every chunk, and hashes do not compress: six hexadecimal digits
            // are enough to tell one build's chunk from the next one's.
            chunkFileNames: 'static/js/[name]-[hash:6].chunk.js',
            hashCharacters,
            // A few chunks instead of one for each module that two islands share.
            codeSplitting: {
              groups: [
                { name: 'shared', test: sharedRules },
                { name: 'islands', test: islandModules, minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
  );
}

function bundleServer(folder: string) {
  return build(
    withSiteConfig({
      logLevel: 'warn',
      plugins: [externalSiteData()],
      // At run time nothing is loaded from node_modules, and React is the production build whatever
      // NODE_ENV says.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        assetsDir: 'static/assets',
        target: 'node20',
        ssr: true,
        emitAssets: true,
        cssMinify: true,
        rolldownOptions: {
          input: {
            node: path.join(root, 'src/server/node.ts'),
            follow: path.join(root, 'src/server/node/follow.ts'),
            render: path.join(root, 'src/site/render.tsx'),
            'prepare-pages': path.join(root, 'src/build/prepare-pages.ts'),
          },
          // Chunks import the site's data from their own folder.
          output: { chunkFileNames: '[name]-[hash].js', hashCharacters },
        },
      },
    }),
  );
}

async function readAssets(folders: BundleFolders): Promise<SiteAssets> {
  const client = await readManifest(folders.client);
  const server = await readManifest(folders.server);
  const boot = client['src/browser/boot.ts'];
  if (!boot) throw new Error('The bundle has no boot script.');
  const styles = {} as SiteAssets['styles'];
  for (const [key] of pageRoutes) styles[key] = await cssOf(key, server, folders);
  return { bootScript: `/${boot.file}`, islandScripts: islandScriptsOf(client), styles };
}

/** The scripts that hydrate each island, by its name, without the boot script. */
function islandScriptsOf(manifest: Manifest): SiteAssets['islandScripts'] {
  const importsOf = (id: string): string[] => [
    id,
    ...(manifest[id]?.imports ?? []).flatMap(importsOf),
  ];
  const common = ['src/browser/behaviours/hydrate-island.ts', 'src/browser/hydrate.tsx'];
  const islands = Object.keys(manifest).filter((id) => id.endsWith('.island.tsx'));
  return Object.fromEntries(
    islands.map((id) => {
      const chunks = new Set([...common, id].flatMap(importsOf));
      chunks.delete('src/browser/boot.ts');
      return [
        path.basename(id, '.island.tsx'),
        [...chunks].map((chunk) => `/${manifest[chunk]?.file}`),
      ];
    }),
  );
}

/** All CSS that the document and the page in it import, each file once. */
async function cssOf(key: PageKey, manifest: Manifest, folders: BundleFolders): Promise<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (id: string) => {
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The bundle has no ${id}; is a page file called as its key?`);
    if (seen.has(id)) return;
    seen.add(id);
    for (const file of chunk.css ?? []) files.add(file);
    chunk.imports?.forEach(collect);
  };
  collect('src/site/render.tsx');
  collect(pageFile(key).slice(1));
  const texts = await Promise.all(
    [...files].map((file) => readFile(path.join(folders.server, file), 'utf8')),
  );
  return layerOrder + texts.join('');
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
}

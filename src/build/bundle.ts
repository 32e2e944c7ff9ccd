import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import type { SiteAssets } from '../site/context.tsx';
import { type PageKey, pageRoutes } from '../site/routes.ts';
import { layerOrder } from './layer-order.ts';
import { pageFile } from './page-file.ts';

/** The project's folder, and where its two bundles go; all absolute. */
export const root = path.resolve(import.meta.dirname, '../..');
export const clientFolder = path.join(root, 'dist/client');
export const serverFolder = path.join(root, 'dist/server');

/**
 * Bundles the browser's script and the server.
 *
 * @returns what pages need to name: the boot script's address and the CSS of every page
 */
export async function bundle(): Promise<SiteAssets> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      assetsDir: 'static/assets',
      // Pages carry the CSS of their islands, so no chunk needs to know of any.
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(root, 'src/browser/boot.ts'),
        output: {
          entryFileNames: 'static/js/[name]-[hash].js',
          chunkFileNames: 'static/js/[name]-[hash].chunk.js',
        },
      },
    },
  });
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: serverFolder,
      assetsDir: 'static/assets',
      ssr: true,
      emitAssets: true,
      cssMinify: true,
      rolldownOptions: {
        input: {
          node: path.join(root, 'src/server/node.ts'),
          render: path.join(root, 'src/site/render.tsx'),
          'prepare-pages': path.join(root, 'src/build/prepare-pages.ts'),
        },
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return readAssets();
}

async function readAssets(): Promise<SiteAssets> {
  const client = await readManifest(clientFolder);
  const server = await readManifest(serverFolder);
  const boot = client['src/browser/boot.ts'];
  if (!boot) throw new Error('The bundle has no boot script.');
  const styles = {} as SiteAssets['styles'];
  for (const [key] of pageRoutes) styles[key] = await cssOf(key, server);
  return { bootScript: `/${boot.file}`, styles };
}

/** All CSS that the document and the page in it import, each file once. */
async function cssOf(key: PageKey, manifest: Manifest): Promise<string> {
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
    [...files].map((file) => readFile(path.join(serverFolder, file), 'utf8')),
  );
  return layerOrder + texts.map((text) => text.trim()).join('');
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { type BuildCache, buildCacheFolder, openBuildCache } from './build-cache.ts';
import { drawingPreview, photographPreview } from './picture-preview.ts';

const moduleName = 'virtual:pictures';
const drawings = 'src/site/garden/drawings/';
const folders = ['content/pictures/*', `${drawings}*`];

/** Raise it when the code that makes previews changes. */
const previewVersion = '7';

/** One for all bundles, which are made at the same time and need the same previews. */
let previews: BuildCache | undefined;

/**
 * Vite plugin `virtual:pictures`: sizes and placeholders of pictures and drawings, so that no layout shifts when one
 * loads. Files that are no pictures are left out; the check of the content reports them.
 */
export function picturesModule(): Plugin {
  let root = '';
  return {
    name: 'wikigarth-pictures',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      previews ??= openBuildCache(buildCacheFolder);
      const cache = previews;
      const files = globSync(folders, { cwd: root }).sort();
      const pictures = await Promise.all(
        files.map(async (name) => {
          const file = path.join(root, name);
          this.addWatchFile(file);
          const bytes = await readFile(file);
          try {
            const made = await cache.remember(
              ['preview', previewVersion, bytes.toString('base64')],
              'json',
              async () =>
                JSON.stringify(
                  name.startsWith(drawings)
                    ? await drawingPreview(bytes.toString())
                    : { preview: await photographPreview(bytes) },
                ),
            );
            return [[keyOf(name), { ...sizeOf(bytes), ...JSON.parse(made.toString()) }]];
          } catch {
            return [];
          }
        }),
      );
      return `export default ${JSON.stringify(Object.fromEntries(pictures.flat()))};`;
    },
  };
}

/** Undefined for a drawing without intrinsic size, which fills any width. */
function sizeOf(bytes: Buffer): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}

function keyOf(file: string): string {
  const name = path.posix.basename(file);
  return file.startsWith(drawings) ? `drawings/${name}` : name;
}

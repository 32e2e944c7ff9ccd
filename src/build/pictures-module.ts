import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { buildCacheFolder, openBuildCache } from './build-cache.ts';
import { drawingPreview, photographPreview } from './picture-preview.ts';

const moduleName = 'virtual:pictures';
const drawings = 'src/site/garden/drawings/';
const folders = ['content/pictures/*', `${drawings}*`, 'public/wiki-screens/*-en.avif'];

/** One more whenever previews are made in another way. */
const previewVersion = '4';

/**
 * Lets pages say of pictures how large they are, so that nothing moves when one arrives, and what stands for
 * them until then: `virtual:pictures`. What is no picture is left out, and told by the check of the content.
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
      const cache = openBuildCache(buildCacheFolder);
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
                    ? drawingPreview(bytes.toString())
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

/** A drawing that fills any width has no size of its own. */
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
  if (file.startsWith(drawings)) return `drawings/${name}`;
  return name.endsWith('-en.avif') ? `wiki-screens/${name.replace(/-en\.avif$/, '')}` : name;
}

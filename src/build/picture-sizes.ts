import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

const moduleName = 'virtual:picture-sizes';
const folder = 'content/pictures';

/**
 * Lets pages say how large the provider's pictures are, so that nothing moves when one arrives:
 * `virtual:picture-sizes` has the width and height of each in pixels, by the name of its file. What is no
 * picture is left out, and told by the check of the content.
 */
export function pictureSizes(): Plugin {
  let root = '';
  return {
    name: 'wikigarth-picture-sizes',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const files = globSync(`${folder}/*`, { cwd: root }).sort();
      for (const file of files) this.addWatchFile(path.join(root, file));
      const sizes = Object.fromEntries(files.flatMap((file) => sizeOf(path.join(root, file))));
      return `export default ${JSON.stringify(sizes)};`;
    },
  };
}

function sizeOf(file: string): [name: string, size: { width: number; height: number }][] {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return [[path.basename(file), { width: Math.round(width), height: Math.round(height) }]];
  } catch {
    return [];
  }
}

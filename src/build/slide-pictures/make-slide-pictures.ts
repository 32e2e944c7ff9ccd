import { createServer } from 'vite';
import { stylesOf } from '../dev-styles.ts';
import { root } from '../project-root.ts';
import { slidePicture } from './slide-picture.ts';

const drawings = '/src/site/garden/slide-drawings.tsx';

/**
 * Draws the pictures of the first page's slides, and the others that are files.
 *
 * @returns an SVG document for each, by its name
 */
export async function makeSlidePictures(): Promise<Map<string, string>> {
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const load = (url: string) => vite.ssrLoadModule(url);
    const { slideDrawings } = (await load(
      drawings,
    )) as typeof import('../../site/garden/slide-drawings.tsx');
    const css = await stylesOf(vite.environments.ssr.moduleGraph, load, [drawings]);
    const pictures = Object.entries(slideDrawings);
    return new Map(pictures.map(([name, drawing]) => [name, slidePicture(drawing, css)]));
  } finally {
    await vite.close();
  }
}

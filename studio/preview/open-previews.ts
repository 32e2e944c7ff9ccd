import type { Server } from 'node:http';
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Reader } from '../project/editable-files.ts';
import { previewContent } from './content-plugin.ts';
import {
  createPreview,
  type Preview,
  previewEnvironments,
  type Version,
  versions,
} from './preview.ts';

/**
 * Starts Vite on the studio's server, and with it a preview of each version of the site.
 *
 * @param root absolute path of the project
 * @param readers give the files of each version
 */
export async function openPreviews(
  server: Server,
  root: string,
  readers: Record<Version, Reader>,
): Promise<{ vite: ViteDevServer; previews: Record<Version, Preview> }> {
  const vite = await createServer({
    root,
    // Pages are rendered with the React that is shipped: the other one takes five times as long.
    mode: 'production',
    appType: 'custom',
    cacheDir: `${root}/.studio/vite`,
    // Named, so that the first window is not loaded twice.
    optimizeDeps: {
      entries: ['studio/app/main.tsx'],
      include: ['@rjsf/core', '@codemirror/view'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      watch: { ignored: ['**/dist.*/**', '**/dist/**', '**/.studio/**', '**/test-results/**'] },
    },
    environments: previewEnvironments,
    plugins: [
      previewContent(root, (name) => readers[name as Version]),
      // What changes is taken up by the studio; a page that is being typed into is never reloaded.
      { name: 'studio-quiet', hotUpdate: () => [] },
    ],
  });
  const previews = Object.fromEntries(
    versions.map((version) => [
      version,
      createPreview(vite.environments[version] as RunnableDevEnvironment, root),
    ]),
  ) as Record<Version, Preview>;
  return { vite, previews };
}

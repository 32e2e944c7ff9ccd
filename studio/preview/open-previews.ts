import type { Server } from 'node:http';
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { withSiteConfig } from '../../src/build/vite-config.ts';
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
 * Starts Vite on the studio's server, with a preview of each version of the site.
 *
 * @param root absolute path of the project
 * @param readers file reader of each version
 */
export async function openPreviews(
  server: Server,
  root: string,
  readers: Record<Version, Reader>,
): Promise<{ vite: ViteDevServer; previews: Record<Version, Preview> }> {
  const vite = await createServer(
    withSiteConfig({
      // React's production build renders five times as fast as the development build.
      mode: 'production',
      appType: 'custom',
      cacheDir: `${root}/.studio/vite`,
      // Listed here, because Vite would reload the first window after discovering them.
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
        // Disables Vite's reloads, which would discard what is being typed; the studio refreshes previews itself.
        { name: 'studio-quiet', hotUpdate: () => [] },
      ],
    }),
  );
  const previews = Object.fromEntries(
    versions.map((version) => [
      version,
      createPreview(vite.environments[version] as RunnableDevEnvironment, root),
    ]),
  ) as Record<Version, Preview>;
  return { vite, previews };
}

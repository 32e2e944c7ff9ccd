import path from 'node:path';
import { build } from 'vite';
import { root } from '../project-root.ts';
import { externalSiteData } from '../site-data.ts';
import { withSiteConfig } from '../vite-config.ts';

/** Export conditions of packages: prefers versions that do not need Node. */
const conditions = ['workerd', 'worker', 'browser', 'module', 'production'];

/**
 * Bundles the application for runtimes without Node's modules and without a file system: one module, because
 * they load all modules before the first request anyway.
 *
 * @param folder absolute; gets `worker.js`
 */
export async function bundleWorker(folder: string): Promise<void> {
  await build(
    withSiteConfig({
      logLevel: 'warn',
      plugins: [externalSiteData()],
      ssr: { target: 'webworker', noExternal: true, resolve: { conditions } },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        assetsDir: 'static/assets',
        target: 'es2024',
        ssr: true,
        manifest: false,
        rolldownOptions: {
          input: { worker: path.join(root, 'src/server/worker.ts') },
          output: { codeSplitting: false, hashCharacters: 'hex' },
        },
      },
    }),
  );
}

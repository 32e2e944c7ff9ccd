// `npm run dev`: the same application, with every page rendered when it is asked for, and the
// browser reloaded when a file changes. Nothing is written to dist/.
import { createServer as createHttpServer } from 'node:http';
import * as nodeModules from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createLogger, createServer, normalizePath, type ViteDevServer } from 'vite';
import { loadContent } from '../content/check/load.ts';
import { formatProblem } from '../content/check/problem.ts';
import type { Locale } from '../i18n/locales.ts';
import { readConfig } from '../server/config.ts';
import { checkProject } from './check-project.ts';
import { stylesOf } from './dev-styles.ts';
import { pageFile } from './page-file.ts';
import { root } from './project-root.ts';
import { inlineSiteData } from './site-data.ts';
import { withSiteConfig } from './vite-config.ts';

/** Vite writes the paths of all systems with slashes. */
const textsModule = normalizePath(path.join(root, 'src/i18n/texts.ts'));

const config = readConfig({ ...process.env, NODE_ENV: 'development' });
const httpServer = createHttpServer();
const logger = createLogger();
const vite = await createServer(
  withSiteConfig({
    // `explain` reports errors of rendering.
    customLogger: {
      ...logger,
      error: (message, options) => {
        if (!message.includes('Error when evaluating SSR module')) logger.error(message, options);
      },
    },
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      watch: {
        // What does not affect the pages; a parallel build writes into dist.
        ignored: [
          `${root}/{deploy,dist*,docs,scripts,studio,test-results,tests,tools}/**`,
          `${root}/src/**/{*.test.*,testing/**}`,
        ],
      },
    },
    plugins: [
      inlineSiteData(),
      {
        name: 'reload-on-every-change',
        async hotUpdate({ file, read, server }) {
          // Called for the modules of the browser and for those of the server.
          if (this.environment.name !== 'ssr') return [];
          await replaceChangedText(vite, file, read);
          server.ws.send({ type: 'full-reload' });
          return [];
        },
      },
    ],
  }),
);

const answer = getRequestListener(async (request, { incoming }) => {
  try {
    const url = new URL(request.url);
    const components = await showComponents(vite, url);
    if (components) return components;
    const app = await createDevApp(vite, url.pathname);
    return await app.fetch(request, { peerAddress: incoming.socket.remoteAddress });
  } catch (error) {
    const report = await explain(error as Error);
    console.error(report);
    return new Response(report, { status: 500 });
  }
});
httpServer.on('request', (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
// Listens on localhost only unless HOST is set: the dev server exposes sources and drafts.
httpServer.listen(config.port, config.host ?? 'localhost', () => {
  const { port } = httpServer.address() as AddressInfo;
  console.log(`WikiGarth is being written on http://localhost:${port}`);
  // The answer to a page request reports the error.
  loadApp(vite).catch(() => {});
  // Otherwise it would be written on exit, and Ctrl+C is none.
  nodeModules.flushCompileCache?.();
});

/**
 * Puts the new texts of a changed file into the running application: to load the module of all texts anew, with all
 * that depend on it, would take half a second.
 */
async function replaceChangedText(
  vite: ViteDevServer,
  file: string,
  read: () => string | Promise<string>,
): Promise<void> {
  const [, locale, namespace] = file.match(/\/locales\/(\w+)\/([\w-]+)\.json$/) ?? [];
  if (!locale || !namespace) return;
  try {
    const texts = JSON.parse(await read());
    const { replaceTexts } = (await vite.ssrLoadModule(
      '/src/i18n/server.ts',
    )) as typeof import('../i18n/server.ts');
    replaceTexts(locale as Locale, namespace, texts);
  } catch {
    // The next answer tells what is wrong with the file.
    const { moduleGraph } = vite.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(textsModule) ?? []) {
      moduleGraph.invalidateModule(module);
    }
  }
}

/** Answers the component gallery; undefined for other addresses. */
async function showComponents(vite: ViteDevServer, url: URL): Promise<Response | undefined> {
  if (!url.pathname.includes('/dev/components')) return undefined;
  const { answerComponents } = (await vite.ssrLoadModule(
    '/src/build/components/answer-components.tsx',
  )) as typeof import('./components/answer-components.tsx');
  const frame = ['/src/site/layout/document.tsx', '/src/build/components/component-page.tsx'];
  const page = await answerComponents(url, (file) => stylesOfPage([...frame, file]));
  if (!page) return undefined;
  const client = '<script type="module" src="/@vite/client"></script></head>';
  const html = page.replace('</head>', client);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Explains an error: problems of content/ and locales/ in sentences, which are its usual cause, and its stack. */
async function explain(error: Error): Promise<string> {
  const problems = await checkProject(root, loadContent(root));
  vite.ssrFixStacktrace(error);
  const stack = stripVTControlCharacters(String(error.stack));
  // A mistake in a text may have nothing to do with it.
  return [...problems.map(formatProblem), stack].join('\n\n');
}

/** The application from the current sources, with only the requested page prepared. */
async function createDevApp(vite: ViteDevServer, path: string) {
  const [{ createDevServices }, { createApp }] = await loadApp(vite);
  return createApp(
    await createDevServices(path, config, async (key) => {
      await vite.ssrLoadModule(pageFile(key));
      return stylesOfPage(['/src/site/layout/document.tsx', pageFile(key)]);
    }),
  );
}

function loadApp(vite: ViteDevServer) {
  return Promise.all([
    vite.ssrLoadModule('/src/build/dev-services.ts') as Promise<typeof import('./dev-services.ts')>,
    vite.ssrLoadModule('/src/server/create-app.ts') as Promise<
      typeof import('../server/create-app.ts')
    >,
  ]);
}

function stylesOfPage(files: readonly string[]): Promise<string> {
  return stylesOf(vite.environments.ssr.moduleGraph, (url) => vite.ssrLoadModule(url), files);
}

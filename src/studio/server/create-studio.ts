import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { stylesOf } from '../../build/dev-styles.ts';
import { pageFile } from '../../build/page-file.ts';
import { readConfig } from '../../server/config.ts';
import { openDraft } from '../draft/draft-store.ts';
import { previewContent } from '../preview/content-plugin.ts';
import { withoutMarks } from '../preview/marks.ts';
import {
  createPreview,
  type Preview,
  previewEnvironments,
  type Version,
} from '../preview/preview.ts';
import { diskReader, editableFiles, isEditable } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';
import { createScreenshots } from '../publish/screenshots.ts';
import { createTouchFinder } from '../publish/touches.ts';
import { createApi } from './api.ts';
import { headers, refuse } from './door.ts';
import { rememberFacts } from './draft-facts.ts';
import { createEvents } from './events.ts';
import { createGuard } from './guard.ts';
import { createPicturesApi } from './pictures-api.ts';
import { createPublishApi } from './publish-api.ts';
import { createChecker } from './session.ts';
import { createSitePages } from './site-pages.ts';
import { studioPage } from './studio-page.ts';

/**
 * Makes the studio answer on a server that listens on this machine only.
 *
 * @param root absolute path of the project
 * @param port on which `server` will listen
 * @param token that the first request must bring
 * @param browser path of a Chrome or Chromium to take pictures with; empty where there is none
 */
export async function createStudio(
  server: Server,
  { root, port, token, browser }: { root: string; port: number; token: string; browser: string },
): Promise<ViteDevServer> {
  const disk = diskReader(root);
  const store = openDraft(root, disk);
  const guard = createGuard(port, token);
  const events = createEvents();
  const readers: Record<Version, typeof disk> = { published: disk, draft: store.read };
  const vite = await createServer({
    root,
    // Pages are rendered with the React that is shipped: the other one takes five times as long.
    mode: 'production',
    appType: 'custom',
    cacheDir: `${root}/.studio/vite`,
    // Named, so that the first window is not loaded twice.
    optimizeDeps: {
      entries: ['src/studio/app/main.tsx'],
      include: ['zod', '@rjsf/core', '@codemirror/view'],
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
    (['published', 'draft'] as const).map((version) => [
      version,
      createPreview(vite.environments[version] as RunnableDevEnvironment, root),
    ]),
  ) as Record<Version, Preview>;

  const facts = rememberFacts(previews.draft);
  let files = editableFiles(root);
  const check = createChecker(store, () => ({
    root,
    read: store.read,
    readBase: store.readBase,
    files,
    async factsOf() {
      const values = await facts();
      return (locale) => new Map(Object.entries(values[locale]));
    },
  }));
  const touches = createTouchFinder(previews, store);
  const screenshots = createScreenshots(browser, `http://localhost:${port}`, guard.cookie);
  // What the studio writes itself is no news when the disk tells of it.
  const written = new Map<string, string>();
  const changed = (names: readonly string[]) => {
    previews.draft.refresh(names);
    events.tell('changed', names);
  };
  const writing = (changes: readonly FileChange[]) => {
    for (const { file, after } of changes) written.set(file, after);
  };
  const onPublished = (names: readonly string[]) => {
    for (const preview of Object.values(previews)) preview.refresh(names);
    events.tell('changed', names);
  };
  const onDisk = (full: string) => {
    const file = path.relative(root, full).split(path.sep).join('/');
    if (!isEditable(file) && !file.startsWith('src/')) return;
    if (existsSync(full) && written.get(file) === disk(file)) return;
    files = editableFiles(root);
    // What was known of the draft was known beside the old files.
    store.set({ ...store.get() });
    touches.forget();
    for (const preview of Object.values(previews)) preview.refresh([file]);
    events.tell('changed', [file]);
  };
  vite.watcher.on('change', onDisk).on('add', onDisk).on('unlink', onDisk);

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.get('/', (context, next) => {
    const isFrame = context.req.header('sec-fetch-dest') === 'iframe';
    return isFrame ? next() : context.redirect('/studio/');
  });
  app.get('/studio/', async (context) => context.html(studioPage));
  app.route(
    '/studio/api',
    createApi({
      store,
      files: () => files,
      check,
      events,
      changed,
      root,
      facts,
    }),
  );
  app.route(
    '/studio/api',
    createPublishApi({
      root,
      store,
      check,
      touches,
      screenshots,
      changed,
      writing,
      published: onPublished,
    }),
  );
  app.route('/studio/api', createPicturesApi(root));
  app.route('/', createSitePages({ root, previews, read: store.read, fallback: devAnswer }));
  app.onError((error, context) => {
    if (context.req.path.startsWith('/studio/')) {
      return context.json({ error: withoutMarks(error.message) }, 500);
    }
    return context.text(withoutMarks(error.message), 500);
  });

  /** Forms, JSON and whatever else a page of the site asks its server for. */
  async function devAnswer(request: Request): Promise<Response> {
    const { draft } = previews;
    const { createDevServices } = await draft.load<typeof import('../../build/dev-services.ts')>(
      '/src/build/dev-services.ts',
    );
    const { createApp } = await draft.load<typeof import('../../server/create-app.ts')>(
      '/src/server/create-app.ts',
    );
    const config = readConfig({ NODE_ENV: 'development' });
    const { moduleGraph } = vite.environments.draft as RunnableDevEnvironment;
    const services = await createDevServices(new URL(request.url).pathname, config, async (key) => {
      await draft.load(pageFile(key));
      return stylesOf(moduleGraph, draft.load, ['/src/site/layout/document.tsx', pageFile(key)]);
    });
    const answer = await createApp(services).fetch(request, {});
    const text = withoutMarks(await answer.text());
    return new Response(text, { status: answer.status, headers: answer.headers });
  }

  const answer = getRequestListener(app.fetch);
  server.on('request', (request, response) => {
    const refusal = refuse(guard, request.method ?? '', request.url ?? '/', request.headers);
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end(refusal.text);
    // The studio's own addresses come first: Vite would take /locales/ for files of the project.
    const isOurs = /^\/($|\?|studio\/|locales\/)/.test(request.url ?? '');
    if (isOurs) return void answer(request, response);
    vite.middlewares(request, response, () => answer(request, response));
  });
  server.prependListener('upgrade', (request, socket) => {
    if (refuse(guard, 'GET', '/', request.headers)) socket.destroy();
  });
  return vite;
}

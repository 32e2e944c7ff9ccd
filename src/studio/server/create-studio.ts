import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { openDraft } from '../draft/draft-store.ts';
import { withoutMarks } from '../preview/marks.ts';
import { openPreviews } from '../preview/open-previews.ts';
import { diskReader } from '../project/editable-files.ts';
import { createScreenshots } from '../publish/screenshots.ts';
import { createTouchFinder } from '../publish/touches.ts';
import { createApi } from './api.ts';
import { createDevAnswer } from './dev-answer.ts';
import { headers, refuse } from './door.ts';
import { rememberFacts } from './draft-facts.ts';
import { createEvents } from './events.ts';
import { createGuard } from './guard.ts';
import { createNews } from './news.ts';
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
  const { vite, previews } = await openPreviews(server, root, {
    published: disk,
    draft: store.read,
  });
  const touches = createTouchFinder(previews, store);
  const news = createNews(root, { store, previews, touches, events, watcher: vite.watcher });
  const facts = rememberFacts(previews.draft);
  const check = createChecker(store, () => ({
    root,
    read: store.read,
    readBase: store.readBase,
    files: news.files(),
    async factsOf() {
      const values = await facts();
      return (locale) => new Map(Object.entries(values[locale]));
    },
  }));
  const screenshots = createScreenshots(browser, `http://localhost:${port}`, guard.cookie);
  const environment = vite.environments.draft as RunnableDevEnvironment;

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
  app.route('/studio/api', createApi({ root, store, check, events, facts, ...news }));
  app.route('/studio/api', createPublishApi({ root, store, check, touches, screenshots, ...news }));
  app.route('/studio/api', createPicturesApi(root));
  const fallback = createDevAnswer(previews.draft, environment);
  app.route('/', createSitePages({ root, previews, read: store.read, fallback }));
  app.onError((error, context) => {
    const message = withoutMarks(error.message);
    const isApi = context.req.path.startsWith('/studio/');
    return isApi ? context.json({ error: message }, 500) : context.text(message, 500);
  });

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

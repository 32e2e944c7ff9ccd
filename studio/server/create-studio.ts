import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { z } from 'zod';
import { openDraft } from '../draft/draft-store.ts';
import { withoutMarks } from '../preview/marks.ts';
import { openPreviews } from '../preview/open-previews.ts';
import { diskReader } from '../project/editable-files.ts';
import { createAffectedPagesFinder } from '../publish/affected-pages.ts';
import { finishInterrupted } from '../publish/publish.ts';
import { createPublisher, interruptedMessage } from '../publish/publisher.ts';
import { createScreenshots } from '../publish/screenshots.ts';
import { createApi } from './api.ts';
import { createChangeNotifier } from './change-notifier.ts';
import { createDevAnswer } from './dev-answer.ts';
import { createFactsReader } from './draft-facts.ts';
import { createEvents } from './events.ts';
import { createGuard } from './guard.ts';
import type { Lock } from './lock.ts';
import { createPicturesApi } from './pictures-api.ts';
import { createPublishApi } from './publish-api.ts';
import { headers, refuse } from './refuse.ts';
import { createChecker } from './session.ts';
import { createSitePages } from './site-pages.ts';
import { studioPage } from './studio-page.ts';

const takenOverMessage =
  'Another studio has opened this project meanwhile, and this one changes nothing any more; close this window, and go on in the other.';

/** Paths that change the draft or the files. */
const changing = ['edit', 'undo', 'redo', 'revert', 'resolve', 'confirm', 'propose', 'publish'].map(
  (name) => `/studio/api/${name}`,
);

/** Limit of a request's body; files and pictures of the project are far smaller. */
const mostBytes = 20_000_000;

function refuseLarge(context: Context) {
  return context.json(
    { error: 'That is more than 20 MB; the studio takes nothing so large.' },
    413,
  );
}

/**
 * Attaches the studio to a server that listens on this machine only.
 *
 * @param root absolute path of the project
 * @param port on which `server` will listen
 * @param token that the first request must have
 * @param lock of the checkout
 * @param browser path of a Chrome or Chromium for screenshots; empty if there is none
 */
export async function createStudio(
  server: Server,
  {
    root,
    port,
    token,
    lock,
    browser,
  }: { root: string; port: number; token: string; lock: Pick<Lock, 'isOurs'>; browser: string },
): Promise<ViteDevServer> {
  const disk = diskReader(root);
  const store = openDraft(root, disk);
  const guard = createGuard(port, token);
  const events = createEvents();
  const { vite, previews } = await openPreviews(server, root, {
    published: disk,
    draft: store.read,
  });
  const affectedFinder = createAffectedPagesFinder(previews, store);
  const notifier = createChangeNotifier(root, {
    store,
    previews,
    affectedFinder,
    events,
    watcher: vite.watcher,
  });
  const facts = createFactsReader(previews.draft);
  const check = createChecker(store, () => ({
    root,
    read: store.read,
    readBase: store.readBase,
    files: notifier.files(),
    async factsOf() {
      const values = await facts();
      return (locale) => new Map(Object.entries(values[locale]));
    },
  }));
  await finishInterrupted(root, store);
  const publisher = createPublisher(root, store, notifier.writing);
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
  app.use('/studio/api/*', bodyLimit({ maxSize: mostBytes, onError: refuseLarge }));
  app.on('POST', '/studio/api/*', async (context, next) =>
    lock.isOurs() ? next() : context.json({ error: takenOverMessage }, 409),
  );
  app.on('POST', changing, async (context, next) =>
    publisher.interrupted() ? context.json({ error: interruptedMessage }, 409) : next(),
  );
  app.route(
    '/studio/api',
    createApi({ root, store, check, events, facts, publisher, ...notifier }),
  );
  app.route(
    '/studio/api',
    createPublishApi({ root, store, check, affectedFinder, screenshots, publisher, ...notifier }),
  );
  app.route('/studio/api', createPicturesApi(root));
  app.all('/studio/*', (context) => context.notFound());
  const fallback = createDevAnswer(previews.draft, environment);
  app.route('/', createSitePages({ root, previews, read: store.read, fallback }));
  app.onError((error, context) => {
    const message = withoutMarks(error.message);
    const isApi = context.req.path.startsWith('/studio/');
    // The studio's own page never sends such requests.
    if (isApi && (error instanceof SyntaxError || error instanceof z.ZodError)) {
      return context.json({ error: 'The studio does not understand what it is asked.' }, 400);
    }
    return isApi ? context.json({ error: message }, 500) : context.text(message, 500);
  });

  const answer = getRequestListener(app.fetch);
  server.on('request', (request, response) => {
    const refusal = refuse(guard, request.method ?? '', request.url ?? '/', request.headers);
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end(refusal.text);
    // The studio's own addresses come first, because Vite would serve /locales/ as files of the project.
    const isOurs = /^\/($|\?|studio\/($|\?|api\/)|locales\/)/.test(request.url ?? '');
    if (isOurs) return void answer(request, response);
    vite.middlewares(request, response, () => answer(request, response));
  });
  server.prependListener('upgrade', (request, socket) => {
    if (refuse(guard, 'GET', '/', request.headers)) socket.destroy();
  });
  return vite;
}

import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '../../src/i18n/locales.ts';
import { pageRoutes } from '../../src/site/routes.ts';
import type { Findings } from '../checks/check-draft.ts';
import { changedFiles } from '../draft/draft.ts';
import type { Publisher } from '../publish/publisher.ts';
import { unsentCommits } from '../publish/repository.ts';
import { fileChanges } from '../publish/summary.ts';
import { subjectsOf, subjectTitle } from '../subjects/subjects.ts';
import { createDraftApi, type DraftServices } from './draft-api.ts';
import type { Events } from './events.ts';
import { createReadingApi, type ReadingServices } from './reading-api.ts';

export interface ApiServices extends DraftServices, ReadingServices {
  check: () => Promise<Findings>;
  events: Events;
  publisher: Publisher;
}

/** The HTTP API of the studio's page; all bodies are JSON. */
export function createApi(services: ApiServices): Hono {
  const { root, store, files, check, events, publisher } = services;
  const app = new Hono();

  app.get('/state', async (context) => {
    const draft = store.get();
    const interrupted = publisher.interrupted();
    const subjects = subjectsOf(files());
    return context.json({
      subjects,
      pages: pageRoutes.map(([key, route]) => ({ key, path: route.path })),
      locales,
      steps: draft.steps.map(({ id, at, label }) => ({ id, at, label })),
      canRedo: draft.undone.length > 0,
      files: changedFiles(draft).map((change) => ({
        file: change.file,
        title: subjectTitle(change.file, subjects),
        changes: fileChanges([change]),
      })),
      conflicts: interrupted ? [] : store.conflicts(),
      unsent: await unsentCommits(root),
      ...(interrupted && {
        interrupted: {
          summary: interrupted.message,
          reason: interrupted.reason,
          titles: interrupted.changes.map(({ file }) => subjectTitle(file, subjects)),
        },
      }),
      ...(await check()),
    });
  });

  app.get('/events', (context) => events.listen(context, context.req.query('window') ?? ''));
  app.post('/editing', async (context) => {
    const body = z.object({ window: z.string(), file: z.string().optional() });
    const { window, file } = body.parse(await context.req.json());
    events.noteFile(window, file);
    return context.json({});
  });

  app.route('/', createReadingApi(services));
  app.route('/', createDraftApi(services));
  return app;
}

import { Hono } from 'hono';
import { z } from 'zod';
import { contentPaths } from '../../src/content/check/load.ts';
import { dayOf } from '../../src/domain/tax-rate.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Findings } from '../checks/check-draft.ts';
import { changedFiles } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { changeSentence } from '../forms/describe-change.ts';
import { readValue } from '../project/editable-files.ts';
import type { AffectedPages, AffectedPagesFinder } from '../publish/affected-pages.ts';
import { lastStart } from '../publish/affected-views.ts';
import { proposeEntry } from '../publish/propose-entry.ts';
import type { Publisher } from '../publish/publisher.ts';
import { findDestination, push } from '../publish/repository.ts';
import type { Screenshots } from '../publish/screenshots.ts';
import { fileChanges } from '../publish/summary.ts';
import type { ChangeNotifier } from './change-notifier.ts';
import { applyEdits } from './session.ts';

export interface PublishServices extends Omit<ChangeNotifier, 'files' | 'writing'> {
  root: string;
  store: DraftStore;
  check: () => Promise<Findings>;
  affectedFinder: AffectedPagesFinder;
  screenshots: Screenshots;
  publisher: Publisher;
}

/** API that reports what the draft affects, and publishes it. */
export function createPublishApi(services: PublishServices): Hono {
  const { root, store, check, affectedFinder, screenshots, publisher, changed, published } =
    services;
  const app = new Hono();

  app.get('/affected', (context) => context.json(affectedFinder.progress()));

  app.get('/screenshot', async (context) => {
    const wanted = z
      .object({ path: z.string(), locale: z.enum(locales), version: z.enum(['before', 'after']) })
      .parse(context.req.query());
    const { pages, day } = affectedFinder.progress();
    const page = pages.find(({ path }) => path === wanted.path);
    if (!page || !screenshots.arePossible) return context.notFound();
    const address = `/${wanted.locale}${page.path === '/' ? '' : page.path}`;
    const line = page.first[wanted.version] || page.first.after || page.first.before;
    const picture = await screenshots.take({ address, version: wanted.version, day, line });
    return context.body(picture, 200, { 'content-type': 'image/png' });
  });

  app.get('/plan', async (context) =>
    context.json({
      ...(await findDestination(root)),
      hasPictures: screenshots.arePossible,
      summary: summaryOf(store, affectedFinder.progress()),
    }),
  );

  app.post('/propose', async (context) => {
    const { untold } = await check();
    const today = dayOf(new Date());
    const from = lastStart(changedFiles(store.get())) ?? today;
    const entry = proposeEntry(untold, { read: store.read, readBase: store.readBase, today, from });
    const file = contentPaths.changes;
    const before = readValue(file, store.read(file)) as unknown[];
    applyEdits(store, [{ file, path: [], before, after: [entry, ...before] }], 'propose');
    changed([file]);
    return context.json({ file, path: [0] });
  });

  app.post('/publish', async (context) => {
    const { summary } = z
      .object({ summary: z.string().trim().min(1) })
      .parse(await context.req.json());
    const draft = store.get();
    const reason = await refusalReason(services);
    if (reason) return context.json({ error: reason }, 409);
    if (store.get() !== draft) {
      const error = 'Something was changed while the checks ran; read it, and publish again.';
      return context.json({ error }, 409);
    }
    return attempt(() => publisher.publish(summary));
  });

  app.post('/resume', () => attempt(publisher.resume));
  app.post('/take-back', () => attempt(() => publisher.takeBack().then(() => ({}))));

  app.post('/push', async (context) => {
    try {
      await push(root);
      return context.json({});
    } catch (error) {
      return context.json({ error: (error as Error).message }, 502);
    } finally {
      changed([]);
    }
  });

  /** Runs a function that writes files, and notifies of the changes even if it fails. */
  async function attempt(run: () => Promise<object>): Promise<Response> {
    const names = () => [
      ...changedFiles(store.get()).map(({ file }) => file),
      ...(publisher.interrupted()?.changes ?? []).map(({ file }) => file),
    ];
    const files = names();
    try {
      const result = await run();
      affectedFinder.markPublished();
      return Response.json(result);
    } catch (error) {
      affectedFinder.reset();
      return Response.json({ error: (error as Error).message }, { status: 409 });
    } finally {
      published([...new Set([...files, ...names()])]);
    }
  }

  /** Runs all checks again before publishing. @returns the reason for a refusal, if any */
  async function refusalReason({ store: { conflicts } }: PublishServices) {
    if (conflicts().length > 0) return 'Somebody else has changed a file; look at both first.';
    const { problems } = await check();
    if (problems[0]) return `The check refuses it: ${problems[0].sentence}`;
    const { broken } = await affectedFinder.finish();
    if (broken[0]) return `The page ${broken[0].path} cannot be made: ${broken[0].reason}`;
    return undefined;
  }
  return app;
}

/** The proposed commit message: a title, a line for each change, and the number of affected pages. */
function summaryOf(store: DraftStore, { pages, done, total }: AffectedPages): string {
  const changes = fileChanges(changedFiles(store.get())).map(changeSentence);
  const [first = ''] = changes;
  const reach =
    done < total ? '' : pages.length === 1 ? '1 page changes' : `${pages.length} pages change`;
  if (changes.length === 1) return reach ? `${first}\n\n${reach}.` : first;
  const subjects = changes
    .map((change) => change.split(':')[0])
    .slice(0, 2)
    .join('; ');
  const title = changes.length > 2 ? `${subjects} and ${changes.length - 2} more` : subjects;
  return [
    title,
    '',
    ...changes.map((change) => `- ${change}`),
    ...(reach ? ['', `${reach}.`] : []),
  ].join('\n');
}

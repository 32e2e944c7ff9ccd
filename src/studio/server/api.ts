import { Hono } from 'hono';
import { z } from 'zod';
import { contentPaths } from '../../content/check/load.ts';
import type { ContentFileName } from '../../content/schema/files.ts';
import { readGlossary } from '../../i18n/check/glossary.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { confirmTranslations } from '../../i18n/origins/origins-file.ts';
import { flattenTexts } from '../../i18n/origins/read-texts.ts';
import { pageRoutes } from '../../site/routes.ts';
import { type Findings, textsBy } from '../checks/check-draft.ts';
import { changedFiles, rebase, redo, revertFile, undo } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { valueAt } from '../find/content-leaves.ts';
import { termsOf } from '../find/glossary.ts';
import { locate } from '../find/locate.ts';
import { search } from '../find/search.ts';
import { sentencesOf } from '../find/sentences-of.ts';
import { dressSchema, fileSchema, schemaAt } from '../forms/form-schema.ts';
import { helpTexts } from '../forms/help-texts.ts';
import { titleOf } from '../forms/words.ts';
import { diskReader, readValue } from '../project/editable-files.ts';
import { fileChanges } from '../publish/summary.ts';
import { subjectsOf, subjectTitle } from '../subjects/subjects.ts';
import type { Facts } from './draft-facts.ts';
import type { Events } from './events.ts';
import { applyEdits, ChangedMeanwhile } from './session.ts';

const path = z.array(z.union([z.string(), z.number()]));
const edit = z.object({
  file: z.string(),
  path,
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
const clicked = z.object({
  locale: z.enum(locales),
  texts: z.array(z.string()),
  figures: z.array(z.string()),
  near: z.array(z.string()),
  words: z.string(),
  paragraph: z.string(),
  href: z.string().optional(),
});

export interface ApiServices {
  store: DraftStore;
  files: () => readonly string[];
  check: () => Promise<Findings>;
  events: Events;
  /** Called after the draft has changed, with the files whose text is another now. */
  changed: (files: readonly string[]) => void;
  root: string;
  /** What a text may name, by language. */
  facts: () => Promise<Facts>;
}

/** What the studio's page asks for and asks to be done; everything is JSON. */
export function createApi(services: ApiServices): Hono {
  const { root, store, files, check, events, changed, facts } = services;
  const app = new Hono();
  const subjects = () => subjectsOf(files());

  app.get('/state', async (context) => {
    const draft = store.get();
    return context.json({
      subjects: subjects(),
      pages: pageRoutes.map(([key, route]) => ({ key, path: route.path })),
      locales,
      steps: draft.steps.map(({ id, at, label }) => ({ id, at, label })),
      canRedo: draft.undone.length > 0,
      files: changedFiles(draft).map((change) => ({
        file: change.file,
        title: subjectTitle(change.file, subjects()),
        changes: fileChanges([change]),
      })),
      conflicts: store.conflicts(),
      ...(await check()),
    });
  });

  app.get('/entry', (context) => {
    const file = context.req.query('file') ?? '';
    const at = path.parse(JSON.parse(context.req.query('path') ?? '[]'));
    const name = Object.entries(contentPaths).find(([, each]) => each === file)?.[0];
    if (!name) return context.json({ error: 'There is no such subject.' }, 404);
    const source = store.read(file);
    const whole = readValue(file, source);
    const help = helpTexts(source, at);
    const value = valueAt(whole, at);
    const titles = at.map((key, depth) => titleOf(valueAt(whole, at.slice(0, depth + 1)), key));
    return context.json({
      value,
      sentences: sentencesIn(file, value),
      titles: [subjectTitle(file, subjects()), ...titles],
      help,
      schema: dressSchema(schemaAt(fileSchema(name as ContentFileName), at, whole), help, value),
      parts:
        typeof value === 'object' && value !== null
          ? Object.entries(value).map(([key, part]) =>
              titleOf(part, Array.isArray(value) ? Number(key) : key),
            )
          : [],
    });
  });

  /** The sentences of an entry, by its short name. */
  function sentencesIn(file: string, value: unknown): string[] {
    const { id } = Object(value) as { id?: unknown };
    if (typeof id !== 'string') return [];
    return sentencesOf(file, id, [...flattenTexts(textsBy(store.read, files()).en).keys()]);
  }

  app.get('/values', (context) => {
    const wanted = z
      .array(z.object({ file: z.string(), path }))
      .parse(JSON.parse(context.req.query('of') ?? '[]'));
    return context.json(
      wanted.map(({ file, path: at }) => valueAt(readValue(file, store.read(file)), at) ?? null),
    );
  });

  app.post('/locate', async (context) =>
    context.json(locate(clicked.parse(await context.req.json()), store.read, files())),
  );

  app.get('/search', async (context) => {
    const values = await facts();
    const fill = (locale: string, text: string) =>
      text.replaceAll(
        /\{\{\s*([\w.-]+)\s*\}\}/g,
        (mark, name: string) => values[locale as Locale][name] ?? mark,
      );
    return context.json(search(context.req.query('q') ?? '', store.read, files(), fill));
  });

  app.get('/glossary', (context) =>
    context.json(termsOf(readGlossary(diskReader(root)('docs/glossary.md')))),
  );

  app.get('/facts', async (context) => context.json(await facts()));

  app.post('/confirm', async (context) => {
    const body = z.object({ locale: z.enum(locales), key: z.string() });
    const { locale, key } = body.parse(await context.req.json());
    const texts = textsBy(store.read, files());
    const [english, own] = [flattenTexts(texts.en), flattenTexts(texts[locale])];
    confirmTranslations(root, locale, { english, own }, [key]);
    store.set({ ...store.get() });
    changed([]);
    return context.json({});
  });

  app.post('/edit', async (context) => {
    const body = z
      .object({ edits: z.array(edit), field: z.string() })
      .parse(await context.req.json());
    const unknown = body.edits.find(({ file }) => !files().includes(file));
    if (unknown) return context.json({ error: `There is no file ${unknown.file}.` }, 404);
    try {
      applyEdits(store, body.edits, body.field);
    } catch (error) {
      const status = error instanceof ChangedMeanwhile ? 409 : 422;
      const theirs = error instanceof ChangedMeanwhile ? { theirs: error.theirs } : {};
      return context.json({ error: (error as Error).message, ...theirs }, status);
    }
    changed(body.edits.map(({ file }) => file));
    return context.json({});
  });

  const move = (next: typeof undo) => () => {
    const before = changedFiles(store.get()).map(({ file }) => file);
    store.set(next(store.get()));
    changed([...before, ...changedFiles(store.get()).map(({ file }) => file)]);
    return Response.json({});
  };
  app.post('/undo', move(undo));
  app.post('/redo', move(redo));
  app.post('/revert', async (context) => {
    const { file } = z.object({ file: z.string() }).parse(await context.req.json());
    return move((draft) => revertFile(draft, file))();
  });

  app.post('/resolve', async (context) => {
    const body = z.object({ file: z.string(), by: z.enum(['mine', 'theirs']) });
    const { file, by } = body.parse(await context.req.json());
    if (by === 'theirs') return move((draft) => revertFile(draft, file))();
    const theirs = store.conflicts().find((conflict) => conflict.file === file)?.theirs;
    return move((draft) => rebase(draft, file, theirs))();
  });

  app.get('/events', (context) => events.listen(context, context.req.query('window') ?? ''));
  app.post('/editing', async (context) => {
    const body = z.object({ window: z.string(), file: z.string().optional() });
    const { window, file } = body.parse(await context.req.json());
    events.noteFile(window, file);
    return context.json({});
  });
  return app;
}

import { Hono } from 'hono';
import { z } from 'zod';
import { contentPaths } from '../../src/content/check/load.ts';
import type { ContentFileName } from '../../src/content/schema/files.ts';
import { readGlossary } from '../../src/i18n/check/glossary.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { flattenTexts } from '../../src/i18n/read-texts.ts';
import { textsBy } from '../checks/check-draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { valueAt } from '../find/content-leaves.ts';
import { termsOf } from '../find/glossary.ts';
import { locate } from '../find/locate.ts';
import { search } from '../find/search.ts';
import { sentencesOf } from '../find/sentences-of.ts';
import { describeSchema, fileSchema, schemaAt } from '../forms/form-schema.ts';
import { helpTexts } from '../forms/help-texts.ts';
import { titleOf } from '../forms/words.ts';
import { diskReader, readValue } from '../project/editable-files.ts';
import { subjectsOf, subjectTitle } from '../subjects/subjects.ts';
import type { Facts } from './draft-facts.ts';

const path = z.array(z.union([z.string(), z.number()]));
const clicked = z.object({
  locale: z.enum(locales),
  texts: z.array(z.string()),
  figures: z.array(z.string()),
  near: z.array(z.string()),
  words: z.string(),
  paragraph: z.string(),
  href: z.string().optional(),
  picture: z.string().optional(),
});

export interface ReadingServices {
  store: DraftStore;
  files: () => readonly string[];
  root: string;
  /** Values of all placeholders, by language. */
  facts: () => Promise<Facts>;
}

/** API that reads the draft: entries with their forms, values, search, and the fields behind a click. */
export function createReadingApi({ root, store, files, facts }: ReadingServices): Hono {
  const app = new Hono();

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
      titles: [subjectTitle(file, subjectsOf(files())), ...titles],
      help,
      schema: describeSchema(schemaAt(fileSchema(name as ContentFileName), at, whole), help, value),
    });
  });

  /** The texts of an entry, by its short name. */
  function sentencesIn(file: string, value: unknown): string[] {
    const { id } = Object(value) as { id?: unknown };
    if (typeof id !== 'string') return [];
    return sentencesOf(file, id, [...flattenTexts(textsBy(store.read, files()).en).keys()]);
  }

  app.get('/values', (context) => {
    const wanted = z
      .array(z.object({ file: z.string(), path }))
      .parse(JSON.parse(context.req.query('of') ?? '[]'));
    const unknown = wanted.find(({ file }) => !files().includes(file));
    if (unknown) return context.json({ error: `There is no file ${unknown.file}.` }, 404);
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
  return app;
}

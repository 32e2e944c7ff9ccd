import { Hono } from 'hono';
import { z } from 'zod';
import { locales } from '../../src/i18n/locales.ts';
import { confirmTranslations } from '../../src/i18n/origins/origins-file.ts';
import { flattenTexts } from '../../src/i18n/read-texts.ts';
import { textsBy } from '../checks/check-draft.ts';
import { changedFiles, rebase, redo, undo } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { ChangeNotifier } from './change-notifier.ts';
import { applyEdits, revert, ValueConflict } from './session.ts';

const edit = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

export interface DraftServices extends Pick<ChangeNotifier, 'files' | 'changed'> {
  store: DraftStore;
  root: string;
}

/** API that changes the draft: edits, undo, redo, and resolving conflicts. */
export function createDraftApi({ root, store, files, changed }: DraftServices): Hono {
  const app = new Hono();

  app.post('/edit', async (context) => {
    const body = z
      .object({ edits: z.array(edit), field: z.string() })
      .parse(await context.req.json());
    const unknown = body.edits.find(({ file }) => !files().includes(file));
    if (unknown) return context.json({ error: `There is no file ${unknown.file}.` }, 404);
    try {
      applyEdits(store, body.edits, body.field);
    } catch (error) {
      const status = error instanceof ValueConflict ? 409 : 422;
      const theirs = error instanceof ValueConflict ? { theirs: error.theirs } : {};
      return context.json({ error: (error as Error).message, ...theirs }, status);
    }
    changed(body.edits.map(({ file }) => file));
    return context.json({});
  });

  const move = (step: () => void) => {
    const before = changedFiles(store.get()).map(({ file }) => file);
    step();
    changed([...before, ...changedFiles(store.get()).map(({ file }) => file)]);
    return Response.json({});
  };
  app.post('/undo', () => move(() => store.set(undo(store.get()))));
  app.post('/redo', () => move(() => store.set(redo(store.get()))));
  app.post('/revert', async (context) => {
    const { file } = z.object({ file: z.string() }).parse(await context.req.json());
    return move(() => revert(store, file));
  });

  app.post('/resolve', async (context) => {
    const body = z.object({ file: z.string(), by: z.enum(['mine', 'theirs']) });
    const { file, by } = body.parse(await context.req.json());
    if (by === 'theirs') return move(() => revert(store, file));
    const theirs = store.conflicts().find((conflict) => conflict.file === file)?.theirs;
    return move(() => store.set(rebase(store.get(), file, theirs)));
  });

  app.post('/confirm', async (context) => {
    const body = z.object({ locale: z.enum(locales), key: z.string() });
    const { locale, key } = body.parse(await context.req.json());
    const texts = textsBy(store.read, files());
    const [english, own] = [flattenTexts(texts.en), flattenTexts(texts[locale])];
    confirmTranslations(root, locale, { english, own }, [key]);
    store.renew();
    changed([]);
    return context.json({});
  });
  return app;
}

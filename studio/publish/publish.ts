import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareWithLog } from '../../src/content/check/compare-with-log.ts';
import { contentPaths, loadContent } from '../../src/content/check/load.ts';
import { loggedStateFile } from '../../src/content/check/logged-state.ts';
import { keepOrigins, originsFile } from '../../src/i18n/origins/origins-file.ts';
import { changedFiles, remainingDraft } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { dropUnusedUploads } from '../pictures/uploads.ts';
import { diskReader, pictureFolder } from '../project/editable-files.ts';
import { type FileChange, FileConflict, writeFiles, writeWhole } from '../project/write-files.ts';
import { formatChange } from './format-change.ts';
import { clearJournal, type Publishing, readJournal, writeJournal } from './journal.ts';
import {
  changedFilesIn,
  commitFiles,
  findDestination,
  isCommitted,
  unstage,
} from './repository.ts';

/** Generated files that are written with the changes, for comparison with later ones. */
const kept = [originsFile, loggedStateFile];

/** Called with the changes before they are written. */
type Announce = (changes: readonly FileChange[]) => void;

/**
 * Writes the draft into the files, commits them, and then empties the draft. A write-ahead journal records
 * the plan first, so that after an interruption `resume` can complete it or `takeBack` can undo it.
 *
 * @param message summary of the changes in plain words
 * @returns the commit's id; nothing without git
 * @throws FileConflict, with nothing written; an error that explains git's refusal
 */
export async function publish(
  root: string,
  store: DraftStore,
  message: string,
  announce: Announce,
): Promise<{ commit?: string }> {
  const changes = changedFiles(store.get()).map((change) => ({
    ...formatChange(root, change),
    drafted: change.after,
  }));
  const texts = kept.map((file) => ({ file, text: textOf(root, file) }));
  writeJournal(root, { message, changes, kept: texts, reason: '', isDone: false });
  try {
    return await resume(root, store, announce);
  } catch (error) {
    if (error instanceof FileConflict) clearJournal(root);
    throw error;
  }
}

/**
 * Completes the publication in the journal, wherever it was interrupted.
 *
 * @returns as `publish`
 * @throws as `publish`, after recording the reason in the journal
 */
export async function resume(
  root: string,
  store: DraftStore,
  announce: Announce,
): Promise<{ commit?: string }> {
  const publishing = readJournal(root);
  if (!publishing) throw new Error('There is nothing to go on with.');
  try {
    const result = publishing.isDone ? {} : await write(root, publishing, announce);
    writeJournal(root, { ...publishing, isDone: true });
    finish(root, store, publishing);
    return result;
  } catch (error) {
    writeJournal(root, { ...publishing, reason: (error as Error).message });
    throw error;
  }
}

/** Empties the draft if the studio ended after the commit. */
export async function finishInterrupted(root: string, store: DraftStore): Promise<void> {
  const publishing = readJournal(root);
  if (!publishing) return;
  const { isDone, changes } = publishing;
  const stands = async () =>
    (await findDestination(root)).isRepository && (await isCommitted(root, changes));
  if (isDone || (await stands())) finish(root, store, publishing);
}

/**
 * Restores the files and keeps the draft. Changes by others stay, and are shown as conflicts.
 *
 * @throws an error that explains git's refusal
 */
export async function takeBack(root: string, announce: Announce): Promise<void> {
  const publishing = readJournal(root);
  if (!publishing) throw new Error('There is nothing to take back.');
  const read = diskReader(root);
  const written = publishing.changes.filter(({ file, after }) => read(file) === after);
  const back = written.map(({ file, before, after }) => ({ file, before: after, after: before }));
  announce(back);
  writeFiles(root, back);
  for (const { file, text } of publishing.kept) {
    if (text === null) rmSync(path.join(root, file), { force: true });
    else if (textOf(root, file) !== text)
      writeWhole(path.join(root, file), text, { temporaryFolder: path.join(root, '.studio') });
  }
  const files = [...publishing.changes, ...publishing.kept].map(({ file }) => file);
  if ((await findDestination(root)).isRepository) {
    await unstage(root, [
      ...files,
      ...(existsSync(path.join(root, pictureFolder)) ? [pictureFolder] : []),
    ]);
  }
  clearJournal(root);
}

async function write(
  root: string,
  { message, changes }: Publishing,
  announce: Announce,
): Promise<{ commit?: string }> {
  const read = diskReader(root);
  const left = changes.filter(({ file, after }) => read(file) !== after);
  announce(left);
  writeFiles(root, left);
  if (changes.some(({ file }) => file.startsWith('locales/'))) keepOrigins(root);
  const { content, sources } = loadContent(root);
  if (content && sources) compareWithLog(root, content, sources);
  if (!(await findDestination(root)).isRepository) return {};
  const beside = (await changedFilesIn(root, [...kept, pictureFolder])).filter(
    (file) => kept.includes(file) || isNamed(file, changes),
  );
  const files = [...changes.map(({ file }) => file), ...beside];
  return { commit: await commitFiles(root, message, files) };
}

/** Empties the draft, except changes that were made meanwhile. */
function finish(root: string, store: DraftStore, { changes }: Publishing): void {
  store.set(remainingDraft(store.get(), changes));
  dropUnusedUploads(root, Object.values(contentPaths).map(store.read));
  clearJournal(root);
}

/** Whether the changes name a new picture. */
function isNamed(picture: string, changes: readonly FileChange[]): boolean {
  return changes.some(({ after }) => after.includes(path.basename(picture)));
}

function textOf(root: string, file: string): string | null {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : null;
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { simpleGit } from 'simple-git';
import { compareWithLog } from '../../content/check/compare-with-log.ts';
import { contentPaths, loadContent } from '../../content/check/load.ts';
import { loggedStateFile } from '../../content/check/logged-state.ts';
import { keepOrigins, originsFile } from '../../i18n/origins/origins-file.ts';
import { changedFiles, emptyDraft } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { dropUnusedUploads } from '../pictures/uploads.ts';
import { diskReader, pictureFolder, readValue } from '../project/editable-files.ts';
import { type FileChange, writeFiles } from '../project/write-files.ts';

/** Files that are written along with changes, to compare later ones with. */
const kept = [originsFile, loggedStateFile];

/** Where changes go. */
export interface Destination {
  /** Without git, publishing writes the files and nothing else. */
  isRepository: boolean;
  branch?: string | undefined;
  /** Name of the remote that commits can be pushed to. */
  remote?: string | undefined;
}

/** Looks for git, for a branch, and for somewhere to push to. */
export async function findDestination(root: string): Promise<Destination> {
  try {
    const git = simpleGit(root);
    if (!(await git.checkIsRepo())) return { isRepository: false };
    const [{ current }, remotes] = [await git.branchLocal(), await git.getRemotes()];
    const remote = remotes.find(({ name }) => name === 'origin') ?? remotes[0];
    return { isRepository: true, branch: current, remote: remote?.name };
  } catch {
    return { isRepository: false };
  }
}

/**
 * Writes the draft into the files, and makes one commit of them.
 *
 * @param message summary of the changes in plain words
 * @param announce told what is going to be written, before it is
 * @returns the commit's id; nothing without git
 * @throws ChangedUnderneath; an error that says in plain words what git refused
 */
export async function publish(
  root: string,
  store: DraftStore,
  message: string,
  announce: (changes: readonly FileChange[]) => void,
): Promise<{ commit?: string }> {
  const changes = changedFiles(store.get()).map((change) => formatted(root, change));
  announce(changes);
  writeFiles(root, changes);
  if (changes.some(({ file }) => file.startsWith('locales/'))) keepOrigins(root);
  dropUnusedUploads(root, Object.values(contentPaths).map(diskReader(root)));
  const { content, sources } = loadContent(root);
  if (content && sources) compareWithLog(root, content, sources);
  store.set(emptyDraft);
  if (!(await findDestination(root)).isRepository) return {};
  try {
    const git = simpleGit(root);
    const beside = (await git.status([...kept, pictureFolder])).files
      .map((file) => file.path)
      .filter((file) => kept.includes(file) || isNamed(file, changes));
    const files = [...changes.map(({ file }) => file), ...beside];
    await git.add(files);
    const { commit } = await git.commit(message, files);
    return { commit };
  } catch (error) {
    throw new Error(`The files are written, but git made no commit: ${(error as Error).message}`);
  }
}

/** Whether a new picture is one that the changes speak of. */
function isNamed(picture: string, changes: readonly FileChange[]): boolean {
  return changes.some(({ after }) => after.includes(path.basename(picture)));
}

/** Sends the commits on. @throws an error that says what the other side refused */
export async function push(root: string): Promise<void> {
  const { branch, remote } = await findDestination(root);
  if (!branch || !remote) throw new Error('There is nowhere to push to.');
  await simpleGit(root).push(remote, branch);
}

/**
 * Gives a file its usual form again where a change has made a line too long or a list too short for
 * one. What was in form before stays as it is.
 */
function formatted(root: string, change: FileChange): FileChange {
  if (change.file.endsWith('.mdx')) return change;
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout } = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${change.file}`],
    { cwd: root, input: change.after, encoding: 'utf8' },
  );
  const isSame =
    status === 0 &&
    isDeepStrictEqual(readValue(change.file, stdout), readValue(change.file, change.after));
  return isSame ? { ...change, after: stdout } : change;
}

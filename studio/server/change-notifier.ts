import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Preview, Version } from '../preview/preview.ts';
import { diskReader, editableFiles, isEditable } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';
import type { AffectedPagesFinder } from '../publish/affected-pages.ts';
import type { Events } from './events.ts';

/** Records the studio's own changes, and notifies everything that depends on them. */
export interface ChangeNotifier {
  /** Paths of all files that the studio can change. */
  files: () => readonly string[];
  /** Call after the draft has changed the text of these files. */
  changed: (files: readonly string[]) => void;
  /** Call before files are written. */
  writing: (changes: readonly FileChange[]) => void;
  /** Call after files have been written. */
  published: (files: readonly string[]) => void;
}

/**
 * Notifies previews, the finder of affected pages and all windows of each change, whether the studio makes it or
 * somebody else changes files on disk.
 *
 * @param root absolute path of the project
 * @param watcher of the files on disk
 */
export function createChangeNotifier(
  root: string,
  {
    store,
    previews,
    affectedFinder,
    events,
    watcher,
  }: {
    store: DraftStore;
    previews: Record<Version, Preview>;
    affectedFinder: AffectedPagesFinder;
    events: Events;
    watcher: ViteDevServer['watcher'];
  },
): ChangeNotifier {
  const disk = diskReader(root);
  let files = editableFiles(root);
  // Ignores the watcher's events for the studio's own writes.
  const written = new Map<string, string>();
  const notifyAll = (names: readonly string[]) => {
    for (const preview of Object.values(previews)) preview.refresh(names);
    events.tell('changed', names);
  };
  const onDisk = (full: string) => {
    const file = path.relative(root, full).split(path.sep).join('/');
    if (!isEditable(file) && !file.startsWith('src/')) return;
    if (existsSync(full) && written.get(file) === disk(file)) return;
    files = editableFiles(root);
    // Results about the draft depend on the files.
    store.renew();
    affectedFinder.reset();
    notifyAll([file]);
  };
  watcher.on('change', onDisk).on('add', onDisk).on('unlink', onDisk);
  return {
    files: () => files,
    changed(names) {
      previews.draft.refresh(names);
      events.tell('changed', names);
    },
    writing(changes) {
      for (const { file, after } of changes) written.set(file, after);
    },
    published: notifyAll,
  };
}

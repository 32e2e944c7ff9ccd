import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Preview, Version } from '../preview/preview.ts';
import { diskReader, editableFiles, isEditable } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';
import type { AffectedPagesFinder } from '../publish/affected-pages.ts';
import type { Events } from './events.ts';

/** What the studio does, and is to be told of. */
export interface ChangeNotifier {
  /** Every file that the studio can change. */
  files: () => readonly string[];
  /** The draft has changed, and with it the text of these files. */
  changed: (files: readonly string[]) => void;
  /** Files are going to be written. */
  writing: (changes: readonly FileChange[]) => void;
  /** Files have been written. */
  published: (files: readonly string[]) => void;
}

/**
 * Spreads the news of every change, made here or by somebody else on the disk: to the previews, to
 * what is known of the pages, and to every window.
 *
 * @param root absolute path of the project
 * @param watcher tells of the disk
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
  const tellAll = (names: readonly string[]) => {
    for (const preview of Object.values(previews)) preview.refresh(names);
    events.tell('changed', names);
  };
  const onDisk = (full: string) => {
    const file = path.relative(root, full).split(path.sep).join('/');
    if (!isEditable(file) && !file.startsWith('src/')) return;
    if (existsSync(full) && written.get(file) === disk(file)) return;
    files = editableFiles(root);
    // What was known of the draft was known beside the old files.
    store.renew();
    affectedFinder.reset();
    tellAll([file]);
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
    published: tellAll,
  };
}

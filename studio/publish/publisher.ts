import type { DraftStore } from '../draft/draft-store.ts';
import type { FileChange } from '../project/write-files.ts';
import { type Publishing, readJournal } from './journal.ts';
import { publish, resume, takeBack } from './publish.ts';

export interface Publisher {
  /** The interrupted publication, if any. */
  interrupted: () => Publishing | undefined;
  publish: (message: string) => Promise<{ commit?: string }>;
  resume: () => Promise<{ commit?: string }>;
  takeBack: () => Promise<void>;
}

/**
 * Makes a publisher that runs one publication at a time.
 *
 * @param root absolute path of the project
 * @param announce called with the changes before they are written
 */
export function createPublisher(
  root: string,
  store: DraftStore,
  announce: (changes: readonly FileChange[]) => void,
): Publisher {
  let isBusy = false;
  const alone = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (isBusy) throw new Error('Something is being published already; wait until it is.');
    isBusy = true;
    try {
      return await run();
    } finally {
      isBusy = false;
    }
  };
  return {
    interrupted: () => (isBusy ? undefined : readJournal(root)),
    publish: (message) =>
      alone(() => {
        if (readJournal(root)) throw new Error(interruptedMessage);
        return publish(root, store, message, announce);
      }),
    resume: () => alone(() => resume(root, store, announce)),
    takeBack: () => alone(() => takeBack(root, announce)),
  };
}

/** Message of refused edits and publications while there is an interrupted publication. */
export const interruptedMessage =
  'What was being published came to no end; go on with it, or take it back, first.';

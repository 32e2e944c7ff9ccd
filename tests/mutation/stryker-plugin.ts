import { once } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';
import { createVitest, type Vitest } from 'vitest/node';
import type { Reach, Trial, Verdict } from './in-one-process.ts';

// As Stryker numbers them.
const passed = 0;
const skipped = 2;

/** Lets Stryker run tests in a process that stays, as `in-one-process.ts` does. */
class OneProcess {
  readonly #channel = new BroadcastChannel('mutation-testing');
  #vitest: Vitest | undefined;
  #reach!: Promise<Reach>;
  #tried = 0;
  #isSpoilt = false;

  /** Nothing has to be loaded anew: no change is there while modules load (`ignoreStatic`). */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#vitest = await createVitest('test', {
      config: 'tests/mutation/vitest.config.ts',
      watch: false,
      reporters: [{}],
    });
    const reach = this.#hear<Reach>();
    const end = this.#vitest.start().then(({ testModules, unhandledErrors }) => {
      const errors = [...testModules.flatMap((file) => [...file.errors()]), ...unhandledErrors];
      const messages = errors.map((error) => (error as Error).message);
      throw new Error(`The tests could not be loaded. ${messages.join(' ')}`);
    });
    this.#reach = Promise.race([reach, end]);
  }

  async dryRun() {
    const { tests, mutantCoverage } = await this.#reach;
    return {
      status: 'complete',
      mutantCoverage,
      tests: tests.map(({ isLeftOut, ...test }) => ({
        ...test,
        status: isLeftOut ? skipped : passed,
      })),
    };
  }

  /** @throws when an earlier change has left something behind: Stryker then starts a new process */
  async mutantRun({ activeMutant, testFilter, hitLimit }: Asked) {
    if (this.#isSpoilt) throw new Error('A change has left something behind.');
    await this.#reach;
    const verdict = this.#hear<Verdict>();
    const trial: Trial = { activeMutant: activeMutant.id, testFilter, hitLimit };
    this.#channel.postMessage(trial);
    const { killedBy, failure = '', isEndless, isUndone, tests: nrOfTests } = await verdict;
    this.#tried += 1;
    this.#isSpoilt = !isUndone;
    // Perhaps another change than this one is to blame.
    if (this.#isSpoilt && this.#tried > 1) throw new Error('A test fails without any change.');
    if (isEndless) return { status: 'timeout', reason: 'It goes on and on.' };
    if (killedBy === undefined) return { status: 'survived', nrOfTests };
    return { status: 'killed', killedBy: [killedBy], failureMessage: failure, nrOfTests };
  }

  async dispose(): Promise<void> {
    this.#channel.postMessage('end');
    await this.#vitest?.close();
    this.#channel.close();
  }

  async #hear<Message>(): Promise<Message> {
    const [event] = await once(this.#channel as never, 'message');
    return event.data;
  }
}

interface Asked {
  activeMutant: { id: string };
  testFilter?: string[];
  hitLimit?: number;
}

export const strykerPlugins = [
  {
    kind: 'TestRunner',
    name: 'one-process',
    injectableClass: Object.assign(OneProcess, { inject: [] }),
  },
];

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
  #tried = 0;

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
    const loaded = this.#hear<'loaded'>();
    const end = this.#vitest.start().then(({ testModules, unhandledErrors }) => {
      const errors = [...testModules.flatMap((file) => [...file.errors()]), ...unhandledErrors];
      const messages = errors.map((error) => (error as Error).message);
      throw new Error(`The tests could not be loaded. ${messages.join(' ')}`);
    });
    await Promise.race([loaded, end]);
  }

  async dryRun() {
    const { tests, mutantCoverage } = await this.#ask<Reach>('reach');
    return {
      status: 'complete',
      mutantCoverage,
      tests: tests.map(({ isLeftOut, ...test }) => ({
        ...test,
        status: isLeftOut ? skipped : passed,
      })),
    };
  }

  /** @throws when earlier changes have spoilt what this one needs: Stryker then starts a new process */
  async mutantRun({ activeMutant, testFilter, hitLimit }: Asked) {
    const trial: Trial = { activeMutant: activeMutant.id, testFilter, hitLimit };
    const verdict = await this.#ask<Verdict>(trial);
    const { killedBy, failure = '', isEndless, tests: nrOfTests } = verdict;
    this.#tried += 1;
    // In a new process there is nothing that could be better.
    if (verdict.isOpen && this.#tried > 1)
      throw new Error('Earlier changes have spoilt its tests.');
    if (isEndless) return { status: 'timeout', reason: 'It goes on and on.' };
    if (killedBy === undefined) return { status: 'survived', nrOfTests };
    return { status: 'killed', killedBy: [killedBy], failureMessage: failure, nrOfTests };
  }

  async dispose(): Promise<void> {
    this.#channel.postMessage('end');
    await this.#vitest?.close();
    this.#channel.close();
  }

  async #ask<Message>(question: Trial | 'reach'): Promise<Message> {
    const answer = this.#hear<Message>();
    this.#channel.postMessage(question);
    return answer;
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

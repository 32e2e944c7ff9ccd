import { BroadcastChannel } from 'node:worker_threads';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** The test that never ends: in it all others are run again, once for each change that they reach. */
export const lastTest = 'each change is tried';

/** More spoilt tests than these, and a new process is quicker than asking the others. */
const maxSpoilt = 5;

/** What Stryker's instrumented code reads and writes. */
interface Instrumented {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: object; perTest: Record<string, object> };
}

/** A change to try, and the tests that reach it; all tests where none are named. */
export interface Trial {
  activeMutant: string;
  testFilter?: string[] | undefined;
  hitLimit?: number | undefined;
}

export interface Verdict {
  killedBy?: string;
  failure?: string;
  /** Whether the change never came to an end. */
  isEndless: boolean;
  /** Whether nothing has noticed it, but some tests say nothing: an earlier change has spoilt them. */
  isOpen: boolean;
  tests: number;
}

/** What a run without any change has found. */
export interface Reach {
  tests: { id: string; name: string; timeSpentMs: number; isLeftOut: boolean }[];
  mutantCoverage: Instrumented['mutantCoverage'];
}

const stryker = globalThis as typeof globalThis & { __stryker__?: Instrumented };
stryker.__stryker__ ??= {};
const code = stryker.__stryker__;

/** @returns the change that is switched on; undefined when none is */
export const activeMutant = (): string | undefined => code.activeMutant;

/**
 * Loads all tests, and keeps the process to run them in it: all of them to note what they reach, and
 * then those that reach a change, with one change at a time. Starting anew for each takes a hundred
 * times as long.
 */
export default class InOneProcess extends TestRunner {
  readonly #tests = new Map<string, RunnerTestCase>();
  /** How long each test takes that has passed in this process, without any change. */
  readonly #timesMs = new Map<string, number>();
  /** Tests that fail without any change. */
  readonly #spoilt = new Set<string>();
  readonly #channel = new BroadcastChannel('mutation-testing');

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    // A server that a file has started is asked again later.
    TestRunner.getSuiteHooks(suite).afterAll.length = 0;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.name === lastTest || test.mode === 'skip' || test.mode === 'todo') return;
    this.#tests.set(test.id, test);
    test.mode = 'skip';
  }

  async runTask(last: RunnerTestCase): Promise<void> {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.#channel.onmessage = async (message) => {
      const asked = (message as unknown as { data: Trial | 'reach' | 'end' }).data;
      if (asked === 'end') resolve();
      else if (asked === 'reach') this.#channel.postMessage(await this.#findReach(last));
      else this.#channel.postMessage(await this.#try(asked, last));
    };
    this.#channel.postMessage('loaded');
    await end;
    this.#channel.close();
  }

  async #findReach(last: RunnerTestCase): Promise<Reach> {
    for (const id of this.#tests.keys()) {
      code.currentTestId = id;
      await this.#isSound(id, last);
    }
    code.currentTestId = undefined;
    const mutantCoverage = structuredClone(code.mutantCoverage);
    // Backwards, to find those that need others before them: they prove nothing on their own.
    for (const id of [...this.#tests.keys()].toReversed()) await this.#isSound(id, last);
    const tests = [...this.#tests].map(([id, { fullName }]) => {
      const isLeftOut = this.#spoilt.has(id);
      if (isLeftOut && mutantCoverage) delete mutantCoverage.perTest[id];
      return { id, name: fullName, timeSpentMs: this.#timesMs.get(id) ?? 0, isLeftOut };
    });
    return { tests, mutantCoverage };
  }

  /** Runs a test without any change, and sets it aside for as long as it fails so. */
  async #isSound(id: string, last: RunnerTestCase): Promise<boolean> {
    const start = performance.now();
    const failure = await this.#run(id, last, this.#limitMs(id));
    if (failure === undefined) {
      this.#spoilt.delete(id);
      this.#timesMs.set(id, performance.now() - start);
    } else {
      this.#spoilt.add(id);
    }
    return failure === undefined;
  }

  /** Runs tests with a change until one fails that passes without it, the quickest first. */
  async #try({ activeMutant, testFilter, hitLimit }: Trial, last: RunnerTestCase) {
    const verdict: Verdict = { isEndless: false, isOpen: false, tests: 0 };
    const order = (id: string) =>
      this.#spoilt.has(id) ? Number.MAX_VALUE : (this.#timesMs.get(id) ?? 0);
    const ids = (testFilter ?? [...this.#tests.keys()]).filter((id) => this.#tests.has(id));
    let spoilt = 0;
    for (const id of ids.toSorted((one, other) => order(one) - order(other))) {
      if (spoilt > maxSpoilt) break;
      const isDoubtful = this.#spoilt.has(id) || !this.#timesMs.has(id);
      if (isDoubtful && !(await this.#isSound(id, last))) {
        spoilt += 1;
        continue;
      }
      verdict.tests += 1;
      Object.assign(code, { activeMutant, hitLimit, hitCount: hitLimit && 0 });
      const failure = await this.#run(id, last, this.#limitMs(id));
      const isEndless = (code.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY);
      Object.assign(code, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
      if (failure === undefined && !isEndless) continue;
      const isUndone = await this.#isSound(id, last);
      // One that has just passed is spoilt by this change; any other perhaps by an earlier one.
      if (isUndone || isDoubtful) {
        return { ...verdict, isEndless, killedBy: id, failure: failure ?? '' };
      }
      spoilt += 1;
    }
    return { ...verdict, isOpen: spoilt > 0 };
  }

  /** What a test may take, by how long it has taken. */
  #limitMs(id: string): number {
    const timeMs = this.#timesMs.get(id);
    return timeMs === undefined ? 10_000 : 3000 + 5 * timeMs;
  }

  #run(id: string, last: RunnerTestCase, limitMs: number): Promise<string | undefined> {
    return runAgain(this.#tests.get(id) as RunnerTestCase, last, limitMs);
  }
}

/**
 * Runs a test that has been run before, between its own hooks.
 *
 * @param last the test during which this is done, to which expectations that go on report
 * @param limitMs after which it counts as failed
 * @returns why it fails; undefined when it does not
 */
async function runAgain(
  test: RunnerTestCase,
  last: RunnerTestCase,
  limitMs: number,
): Promise<string | undefined> {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite);
  const context = test.context as never;
  const ends: unknown[] = [];
  let failure: string | undefined;
  try {
    await inTime(async () => {
      for (const suite of suites) {
        for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
          ends.push(await hook(context, suite));
        }
      }
      await TestRunner.getTestFn(test)();
    }, limitMs);
  } catch (error) {
    failure = String(error);
  }
  try {
    await inTime(async () => {
      for (const suite of suites.toReversed()) {
        for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(context, suite);
      }
      for (const end of ends) if (typeof end === 'function') await end();
    }, limitMs);
  } catch (error) {
    failure ??= String(error);
  }
  failure ??= last.result?.errors?.[0]?.message;
  if (last.result?.errors) last.result.errors.length = 0;
  return failure;
}

/** @throws when the work has not come to its end within the limit */
async function inTime(work: () => Promise<void>, limitMs: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It takes too long.')), limitMs);
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

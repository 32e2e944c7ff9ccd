import { BroadcastChannel } from 'node:worker_threads';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** The test that never ends: in it all others are run again, once for each change that they reach. */
export const lastTest = 'each change is tried';

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
  /** Whether the test that has failed passes again without the change. */
  isUndone: boolean;
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

/**
 * Runs every test once and notes what it reaches; then keeps the process, with all modules loaded,
 * and runs tests again with one change at a time. Starting anew for each takes a hundred times as
 * long.
 */
export default class InOneProcess extends TestRunner {
  readonly #tests = new Map<string, RunnerTestCase>();
  readonly #channel = new BroadcastChannel('mutation-testing');

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    // A server that a file has started is asked again later.
    TestRunner.getSuiteHooks(suite).afterAll.length = 0;
  }

  override onBeforeTryTask(...args: Parameters<TestRunner['onBeforeTryTask']>): void {
    super.onBeforeTryTask(...args);
    code.currentTestId = args[0].id;
  }

  override async onAfterRetryTask(
    ...args: Parameters<TestRunner['onAfterRetryTask']>
  ): Promise<void> {
    code.currentTestId = undefined;
    await super.onAfterRetryTask(...args);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (test.name === lastTest) return this.#serve(test);
    this.#tests.set(test.id, test);
    await TestRunner.getTestFn(test)();
  }

  async #serve(last: RunnerTestCase): Promise<void> {
    code.currentTestId = undefined;
    const coverage = code.mutantCoverage;
    const tests: Reach['tests'] = [];
    // Backwards, to find those that need others before them: they prove nothing on their own.
    for (const [id, test] of [...this.#tests].toReversed()) {
      const isLeftOut = test.result?.state !== 'pass' || (await runAgain(test, last)) !== undefined;
      if (isLeftOut && coverage) delete coverage.perTest[id];
      tests.push({ id, name: test.fullName, timeSpentMs: test.result?.duration ?? 0, isLeftOut });
    }
    this.#channel.postMessage({ tests, mutantCoverage: coverage } satisfies Reach);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.#channel.onmessage = async (message) => {
      const trial = (message as unknown as { data: Trial | 'end' }).data;
      if (trial === 'end') resolve();
      else this.#channel.postMessage(await this.#try(trial, last));
    };
    await end;
    this.#channel.close();
  }

  async #try({ activeMutant, testFilter, hitLimit }: Trial, last: RunnerTestCase) {
    const verdict: Verdict = { isEndless: false, isUndone: true, tests: 0 };
    for (const id of testFilter ?? this.#tests.keys()) {
      const test = this.#tests.get(id);
      if (!test) continue;
      verdict.tests += 1;
      Object.assign(code, { activeMutant, hitLimit, hitCount: hitLimit && 0 });
      const failure = await runAgain(test, last);
      verdict.isEndless = (code.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY);
      Object.assign(code, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
      if (failure === undefined && !verdict.isEndless) continue;
      verdict.isUndone = (await runAgain(test, last)) === undefined;
      return { ...verdict, killedBy: id, failure: failure ?? '' };
    }
    return verdict;
  }
}

/**
 * Runs a test that has been run before, between its own hooks.
 *
 * @param last the test during which this is done, to which expectations that go on report
 * @returns why it fails; undefined when it does not
 */
async function runAgain(test: RunnerTestCase, last: RunnerTestCase): Promise<string | undefined> {
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
    });
  } catch (error) {
    failure = String(error);
  }
  try {
    await inTime(async () => {
      for (const suite of suites.toReversed()) {
        for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(context, suite);
      }
      for (const end of ends) if (typeof end === 'function') await end();
    });
  } catch (error) {
    failure ??= String(error);
  }
  failure ??= last.result?.errors?.[0]?.message;
  if (last.result?.errors) last.result.errors.length = 0;
  return failure;
}

/** @throws when the work has not come to its end after ten seconds */
async function inTime(work: () => Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It takes too long.')), 10_000);
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

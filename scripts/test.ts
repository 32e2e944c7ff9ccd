// Runs every check of the project, goes on after a failure, and ends with the count of tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { checks, run } from './checks.ts';

const results = path.resolve(import.meta.dirname, '../test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = path.join(results, 'vitest.json');
const playwrightReport = path.join(results, 'playwright.json');

const failed: string[] = [];
function step(name: string, command: string, ...args: string[]): boolean {
  const startedAt = performance.now();
  console.log(`\n▸ ${name}`);
  const isFine = run(command, ...args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${isFine ? 'fine' : 'FAILED'}, ${seconds} s`);
  if (!isFine) failed.push(name);
  return isFine;
}

for (const check of checks) step(...check);
step(
  'Unit and HTTP tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${vitestReport}`,
);
if (step('Build', 'node', 'src/build/fresh-build.ts')) {
  process.env.CHROME_PATH = findBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  step('Browser tests and budgets', 'playwright', 'test', '--reporter=line,json');
}

const unit = count<{ numPassedTests: number; numFailedTests: number }>(
  vitestReport,
  ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
);
const browser = count<{ stats: { expected: number; flaky: number; unexpected: number } }>(
  playwrightReport,
  ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
);
const passed = unit.passed + browser.passed;
const broken = unit.broken + browser.broken;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${broken} failed`);
process.exit(failed.length > 0 || broken > 0 || passed === 0 ? 1 : 0);

/** Reads a runner's report; nothing has passed where there is none. */
function count<Report>(file: string, read: (report: Report) => [passed: number, broken: number]) {
  try {
    const [passed, broken] = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, broken };
  } catch {
    return { passed: 0, broken: 0 };
  }
}

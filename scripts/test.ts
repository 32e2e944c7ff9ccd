// Runs every check of the project, goes on after a failure, and ends with the count of tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findTestBrowser } from './browser.ts';
import { CheckRun } from './check-run.ts';
import { checks } from './checks.ts';

const results = path.resolve(import.meta.dirname, '../test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = path.join(results, 'vitest.json');
const playwrightReport = path.join(results, 'playwright.json');
const studioReport = path.join(results, 'studio.json');

const run = new CheckRun();

// Independent work runs in parallel to the checks.
const building = run.start('pipe', 'src/build/fresh-build.ts');
for (const check of checks) await run.step(...check);
await run.step(
  'Unit and HTTP tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${vitestReport}`,
);
console.log('\n▸ Build');
if (run.tell('Build', await building)) {
  process.env.CHROME_PATH = findTestBrowser();
  // The studio's one worker uses the time in which the others wait for a page.
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = studioReport;
  const config = 'studio/tests/playwright.config.ts';
  const short = process.env.ALL_CHOICES === '1' ? [] : ['--grep', '@short'];
  const some = ['--config', config, ...short, '--reporter=dot,json'];
  const trying = run.start('pipe', 'playwright', 'test', ...some);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  await run.step('Browser tests and budgets', 'playwright', 'test', '--reporter=line,json');
  console.log('\n▸ Studio');
  run.tell('Studio', await trying);
}

const unit = count<{ numPassedTests: number; numFailedTests: number }>(
  vitestReport,
  ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
);
const browser = [playwrightReport, studioReport].map((report) =>
  count<{ stats: { expected: number; flaky: number; unexpected: number } }>(report, ({ stats }) => [
    stats.expected + stats.flaky,
    stats.unexpected,
  ]),
);
const passed = [unit, ...browser].reduce((sum, part) => sum + part.passed, 0);
const broken = [unit, ...browser].reduce((sum, part) => sum + part.broken, 0);
if (run.failed.length > 0) console.log(`\nFailed: ${run.failed.join(', ')}`);
console.log(`\n${passed} passed, ${broken} failed`);
process.exit(run.failed.length > 0 || broken > 0 || passed === 0 ? 1 : 0);

/** Reads a runner's report; nothing has passed where there is none. */
function count<Report>(file: string, read: (report: Report) => [passed: number, broken: number]) {
  try {
    const [passed, broken] = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, broken };
  } catch {
    return { passed: 0, broken: 0 };
  }
}

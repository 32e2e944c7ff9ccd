// Runs every check of the project, continues after a failure, and prints the number of tests at the end.
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
if (run.report('Build', await building)) {
  process.env.CHROME_PATH = findTestBrowser();
  // In parallel: the studio's only worker uses the time in which the other browser tests wait for a page.
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = studioReport;
  const config = 'studio/tests/playwright.config.ts';
  const filter = process.env.ALL_CHOICES === '1' ? [] : ['--grep', '@short'];
  const studioOptions = ['--config', config, ...filter, '--reporter=dot,json'];
  const studioTests = run.start('pipe', 'playwright', 'test', ...studioOptions);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  await run.step('Browser tests and budgets', 'playwright', 'test', '--reporter=line,json');
  console.log('\n▸ Studio');
  run.report('Studio', await studioTests);
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
const failed = [unit, ...browser].reduce((sum, part) => sum + part.failed, 0);
if (run.failed.length > 0) console.log(`\nFailed: ${run.failed.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(run.failed.length > 0 || failed > 0 || passed === 0 ? 1 : 0);

/** Reads a runner's report; without one, nothing has passed. */
function count<Report>(file: string, read: (report: Report) => [passed: number, failed: number]) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

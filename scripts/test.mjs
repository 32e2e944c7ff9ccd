// Runs every check of the project, goes on after a failure, and ends with the count of tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checks, run } from './checks.mjs';
import { findBrowser } from './find-browser.mjs';

const results = path.resolve(import.meta.dirname, '../test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = path.join(results, 'vitest.json');
const playwrightReport = path.join(results, 'playwright.json');

const failed = [];
const step = (name, ...command) => {
  const startedAt = performance.now();
  console.log(`\n▸ ${name}`);
  const isFine = run(...command);
  console.log(
    `  ${isFine ? 'fine' : 'FAILED'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  if (!isFine) failed.push(name);
  return isFine;
};

for (const [name, command] of checks) step(name, ...command);
step(
  'Unit and HTTP tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${vitestReport}`,
);
if (step('Build', 'node', 'scripts/build.mjs')) {
  process.env.CHROME_PATH = findBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  step('Browser tests and budgets', 'playwright', 'test', '--reporter=line,json');
}

const unit = read(vitestReport, (report) => [report.numPassedTests, report.numFailedTests]);
const browser = read(playwrightReport, ({ stats }) => [
  stats.expected + stats.flaky,
  stats.unexpected,
]);
const passed = unit[0] + browser[0];
const broken = unit[1] + browser[1];
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${broken} failed`);
process.exit(failed.length > 0 || broken > 0 || passed === 0 ? 1 : 0);

function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [0, 0];
  }
}

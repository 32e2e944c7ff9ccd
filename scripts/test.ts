// Runs every check of the project, goes on after a failure, and ends with the count of tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findTestBrowser } from './browser.ts';
import { checks } from './checks.ts';
import { programFile } from './package-program.ts';

const results = path.resolve(import.meta.dirname, '../test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const vitestReport = path.join(results, 'vitest.json');
const playwrightReport = path.join(results, 'playwright.json');
const studioReport = path.join(results, 'studio.json');

const failed: string[] = [];

// Independent work runs in parallel to the checks.
const building = start('pipe', 'src/build/fresh-build.ts');
for (const check of checks) await step(...check);
await step(
  'Unit and HTTP tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${vitestReport}`,
);
console.log('\n▸ Build');
if (tell('Build', await building)) {
  process.env.CHROME_PATH = findTestBrowser();
  // The studio's one worker uses the time in which the others wait for a page.
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = studioReport;
  const config = 'studio/tests/playwright.config.ts';
  const short = process.env.ALL_CHOICES === '1' ? [] : ['--grep', '@short'];
  const some = ['--config', config, ...short, '--reporter=dot,json'];
  const trying = start('pipe', 'playwright', 'test', ...some);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
  await step('Browser tests and budgets', 'playwright', 'test', '--reporter=line,json');
  console.log('\n▸ Studio');
  tell('Studio', await trying);
}

interface Outcome {
  isFine: boolean;
  seconds: number;
  /** Its output, unless that was shown already. */
  said: string;
}

async function start(
  output: 'inherit' | 'pipe',
  program: string,
  ...args: string[]
): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [programFile(program), ...args], {
    stdio: ['ignore', output, output],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { isFine: code === 0, seconds: (performance.now() - startedAt) / 1000, said };
}

async function step(name: string, program: string, ...args: string[]): Promise<void> {
  console.log(`\n▸ ${name}`);
  tell(name, await start('inherit', program, ...args));
}

/** @returns whether it ended well */
function tell(name: string, { isFine, seconds, said }: Outcome): boolean {
  process.stdout.write(said);
  console.log(`  ${isFine ? 'fine' : 'FAILED'}, ${seconds.toFixed(1)} s`);
  if (!isFine) failed.push(name);
  return isFine;
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

import { spawnSync } from 'node:child_process';
import { installedBrowser } from '../../../scripts/browser.ts';
import { median } from '../median.ts';

/** Lighthouse's results for a page on its mobile preset: medians of several loads. */
export interface LighthouseReport {
  /** Of 100. */
  score: number;
  largestPaintMs: number;
  /** Total Blocking Time: what each task takes beyond 50 ms, summed over the load. */
  blockingMs: number;
}

const runs = 5;
/** Attempts of a load, because the browser sometimes loses its trace. */
const tries = 3;

/** Whether Lighthouse is installed: `npm install --global lighthouse`. */
export function hasLighthouse(): boolean {
  return spawnSync('lighthouse', ['--version']).status === 0;
}

/**
 * Loads a page in Lighthouse five times.
 *
 * @param url absolute
 * @throws Lighthouse's message when it fails
 */
export function runLighthouse(url: string): LighthouseReport {
  const reports = Array.from({ length: runs }, () => loadOnce(url));
  const medianOf = (name: keyof LighthouseReport) => median(reports.map((each) => each[name]));
  return {
    score: medianOf('score'),
    largestPaintMs: medianOf('largestPaintMs'),
    blockingMs: medianOf('blockingMs'),
  };
}

function loadOnce(url: string, left = tries): LighthouseReport {
  const { status, stdout, stderr } = spawnSync(
    'lighthouse',
    [
      ...[url, '--quiet', '--output=json', '--only-categories=performance'],
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      env: { ...process.env, CHROME_PATH: installedBrowser() },
    },
  );
  if (status !== 0 && left > 1) return loadOnce(url, left - 1);
  if (status !== 0) throw new Error(stderr);
  const { categories, audits } = JSON.parse(stdout);
  return {
    score: Math.round(categories.performance.score * 100),
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
  };
}

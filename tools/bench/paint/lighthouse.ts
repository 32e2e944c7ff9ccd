import { spawnSync } from 'node:child_process';
import { installedBrowser } from '../../../scripts/browser.ts';
import { median } from '../median.ts';

/** What Lighthouse says of a page on its telephone, by the median of some loads. */
export interface LighthouseReport {
  /** Of 100. */
  score: number;
  largestPaintMs: number;
  /** What all tasks take beyond 50 ms each, while the page comes. */
  blockingMs: number;
}

const runs = 5;
/** How often a load is tried whose recording the browser has lost. */
const tries = 3;

/** Whether there is a program of this name: `npm install --global lighthouse`. */
export function hasLighthouse(): boolean {
  return spawnSync('lighthouse', ['--version']).status === 0;
}

/**
 * Loads a page in Lighthouse five times.
 *
 * @param url absolute
 * @throws what the program says when it fails
 */
export function askLighthouse(url: string): LighthouseReport {
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

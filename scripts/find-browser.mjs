import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './checks.mjs';

const usualPlaces = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chrome or Chromium to test in, or installs one: Playwright's own, else the package
 * manager's.
 *
 * @returns path of the program; ends the process with an explanation when there is none
 */
export function findBrowser() {
  const places = () => [process.env.CHROME_PATH, ...usualPlaces, chromium.executablePath()];
  const found = places().find(isProgram);
  if (found) return found;
  console.log('No Chrome or Chromium found; installing one …');
  for (const attempt of [
    () => run('playwright', 'install', '--with-deps', 'chromium'),
    () =>
      run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium'),
  ]) {
    attempt();
    const installed = places().find(isProgram);
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chrome or Chromium: install one, or name it in CHROME_PATH.',
  );
  process.exit(1);
}

function isProgram(place) {
  try {
    accessSync(place ?? '', constants.X_OK);
    return Boolean(place);
  } catch {
    return false;
  }
}

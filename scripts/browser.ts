import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';
import { runInstalled, runProgram } from './package-program.ts';

/** The tests take a quarter less time in it than in a full Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  headlessShell,
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Disables what tests do not need. `--disable-features` and `--blink-settings` replace Playwright's own lists, so
 * the entries of those lists that matter here are repeated.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A headless shell differs from a browser with windows: it widens glyphs to whole pixels, and loads lazy
  // images from a greater distance, because it does not know the speed of its network.
  '--font-render-hinting=none',
  `--blink-settings=${[
    ...['primaryHoverType=2', 'availableHoverTypes=2'],
    ...['primaryPointerType=4', 'availablePointerTypes=4'],
    'lazyLoadingImageMarginPxUnknown=1250',
  ]}`,
  `--disable-features=${[
    // Each new window loads two hidden pages for its address bar: a second of work for each test.
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
    // A spare renderer process for the next page, which tests seldom use.
    'SpareRendererForSitePerProcess',
    ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
    ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'],
    ...['MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
    ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ]}`,
];

/** Path of a Chrome or Chromium on this machine; undefined when there is none. */
export function installedBrowser(): string | undefined {
  return [process.env.CHROME_PATH, ...usualPlaces, chromium.executablePath()].find(isProgram);
}

/**
 * Finds a Chrome or Chromium, or installs one: Playwright's own, else the package manager's.
 *
 * @returns path of the program; ends the process with an explanation when there is none
 */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  console.log('No Chrome or Chromium found; installing one …');
  for (const attempt of [
    () => runProgram('playwright', 'install', '--with-deps', 'chromium'),
    () => runInstalled('apt-get', 'update') && installPackage('chromium-headless-shell'),
    () => installPackage('chromium'),
  ]) {
    attempt();
    const installed = installedBrowser();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chrome or Chromium: install one, or name it in CHROME_PATH.',
  );
  process.exit(1);
}

/** The path of the fastest browser for the tests; installs one where `findBrowser` would. */
export function findTestBrowser(): string {
  const isChosen = isProgram(process.env.CHROME_PATH);
  return !isChosen && isProgram(headlessShell) ? headlessShell : findBrowser();
}

function installPackage(name: string): boolean {
  return runInstalled('apt-get', 'install', '-y', '--no-install-recommends', name);
}

function isProgram(place: string | undefined): boolean {
  try {
    accessSync(place ?? '', constants.X_OK);
    return Boolean(place);
  } catch {
    return false;
  }
}

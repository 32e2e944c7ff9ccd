import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';
import { runInstalled, runProgram } from './package-program.ts';

/** Runs the tests in a quarter less time than a full Chromium. */
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
 * Switches off what tests do not need. `--disable-features` replaces Playwright's own list, so the
 * entries of that list which matter here are repeated.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // What a headless shell does otherwise than a browser with windows: it widens letters to whole
  // pixels, and takes images from farther away, as it does not know how quick its network is. The
  // rest of these settings is Playwright's own list, which they replace.
  '--font-render-hinting=none',
  `--blink-settings=${[
    ...['primaryHoverType=2', 'availableHoverTypes=2'],
    ...['primaryPointerType=4', 'availablePointerTypes=4'],
    'lazyLoadingImageMarginPxUnknown=1250',
  ]}`,
  `--disable-features=${[
    // Each new window loads two hidden pages for its address bar: a second of work for each test.
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
    // A spare process for the next page, which tests seldom use.
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

/** The fastest browser for the tests, found or installed as by `findBrowser`. */
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

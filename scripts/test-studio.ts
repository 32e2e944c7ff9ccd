// Runs the studio's browser tests, which edit and publish copies of the project.
import { findBrowser } from './browser.ts';
import { runProgram } from './package-program.ts';

process.env.CHROME_PATH = findBrowser();
const config = 'studio/tests/playwright.config.ts';
process.exit(
  runProgram('playwright', 'test', '--config', config, ...process.argv.slice(2)) ? 0 : 1,
);

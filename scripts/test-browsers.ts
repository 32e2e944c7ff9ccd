// Runs the main journeys in Firefox and WebKit, and reports engines that are not installed.
import { firefox } from '../tests/browsers/firefox.ts';
import { journeys } from '../tests/browsers/journeys.ts';
import { webkit } from '../tests/browsers/webkit.ts';
import { withTestFonts } from '../tests/fonts/environment.ts';
import { withServer } from './built-site.ts';

Object.assign(process.env, withTestFonts('arial'));
let passed = 0;
let failed = 0;
await withServer(async (origin) => {
  for (const engine of [firefox, webkit]) {
    if (!engine.isInstalled()) {
      console.log(`\n${engine.name}: not run; it takes ${engine.needs}.`);
      continue;
    }
    console.log(`\n${engine.name}`);
    const visitor = await engine.launch(origin);
    for (const [name, journey] of Object.entries(journeys)) {
      try {
        await journey(visitor);
        passed += 1;
        console.log(`  fine    ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`  FAILED  ${name}\n          ${error}`);
      }
    }
    await visitor.close();
  }
});
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

// Goes through the main journeys in the engines that the browser tests leave out. What is not
// installed is not run, and said so.
import { firefox } from '../tests/browsers/firefox.mjs';
import { journeys } from '../tests/browsers/journeys.mjs';
import { webkit } from '../tests/browsers/webkit.mjs';
import { withServer } from './built-site.ts';

let passed = 0;
let failed = 0;
await withServer(async (origin) => {
  for (const engine of [firefox, webkit]) {
    if (!engine.isInstalled()) {
      console.log(`\n${engine.name}: not run; it takes ${engine.needs}.`);
      continue;
    }
    console.log(`\n${engine.name}`);
    const visitor = await engine.enter(origin);
    for (const [name, journey] of Object.entries(journeys)) {
      try {
        await journey(visitor);
        passed += 1;
        console.log(`  fine    ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`  FAILED  ${name}\n          ${error.name}: ${error.message}`);
      }
    }
    await visitor.leave();
  }
});
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

// The entry point for Node. It uses only syntax that old versions of Node parse and imports nothing of the
// build, so that it can report an old Node or an incomplete build.
import { fileURLToPath } from 'node:url';
import { checkBuild } from './node/check-build.ts';
import { explainStartFailure } from './node/explain-start-failure.ts';

const oldestNode = 20;

const fail = (error: unknown): never => {
  console.error(explainStartFailure(error) ?? error);
  process.exit(1);
};

try {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(`WikiGarth needs Node ${oldestNode} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const record = checkBuild(folder);
  const { run } = await import('./node/run.ts');
  await run(folder, { record, onFailure: fail });
} catch (error) {
  fail(error);
}

// Builds if something has changed since the last build, then runs the worker in workerd, the runtime of the edge.
import { once } from 'node:events';
import { freshBuild } from '../src/build/fresh-build.ts';
import { startWorkerd } from './workerd-process.ts';

if (!freshBuild()) process.exit(1);
const { child, url } = await startWorkerd({
  host: process.env.HOST ?? '*',
  port: Number(process.env.PORT ?? 3000),
  env: process.env,
});
console.log(`WikiGarth is ready on ${url}`);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal));
}
const [code] = await once(child, 'exit');
process.exit(code ?? 0);

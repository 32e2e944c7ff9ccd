// Called by `npm run build` with the folder to build into, and how hard to compress.
import { setImmediate } from 'node:timers/promises';
import { loadContent } from '../content/check/load.ts';
import { formatProblem } from '../content/check/problem.ts';
import { checkProject } from './check-project.ts';
import { makeBuild } from './make-build.ts';
import { startPageThreads } from './page-threads.ts';
import { root } from './project-root.ts';
import { readSiteData } from './site-data.ts';

const [folder, level] = process.argv.slice(2);
if (!folder) throw new Error('Say "npm run build": it names the folder to build into.');

const threads = startPageThreads();
const loaded = loadContent(root);

// Threads render pages while this one checks the content. A mistake ends both, and is told by the check.
const building = loaded.content
  ? makeBuild(folder, {
      level: level === 'release' ? level : 'quick',
      threads,
      data: readSiteData(loaded.content),
    })
  : undefined;
building?.catch(() => undefined);
// By then the threads have their pages, where the code is cached.
await setImmediate();

const problems = await checkProject(root, loaded);
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  process.exit(1);
}
console.log(await building);

// Called by `npm run build` with the folder to build into, and how hard to compress.
import { formatProblem } from '../content/check/problem.ts';
import { checkProject } from './check-project.ts';
import { startPageThreads } from './page-threads.ts';

const [folder, strength] = process.argv.slice(2);
if (!folder) throw new Error('Say "npm run build": it names the folder to build into.');

// They load while the content is checked.
const threads = startPageThreads();
const problems = await checkProject(process.cwd());
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  process.exit(1);
}

// The bundler is loaded only now, so that a mistake in the content is reported at once.
const { makeBuild } = await import('./make-build.ts');
console.log(
  await makeBuild(folder, { strength: strength === 'release' ? strength : 'quick', threads }),
);

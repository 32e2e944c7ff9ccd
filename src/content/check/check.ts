import { loadContent } from './load.ts';
import { formatProblem } from './problem.ts';

// `npm run content`: tells whoever edits content/ what is wrong and what to look at.
const { problems, advice } = loadContent(process.cwd());

for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to mend; nothing was published.`);
  process.exitCode = 1;
} else {
  console.log('content/ is in order.');
  if (advice.length > 0) console.log('\nPlease look at these when you have time:');
  for (const note of advice) console.log(`  ${formatProblem(note)}`);
}

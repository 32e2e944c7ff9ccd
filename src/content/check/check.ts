// `npm run content`: tells the editor of content/ what is wrong and what to look at.
import { adviseOnClaims, checkProjectLegal, checkProjectLists } from '../../build/check-project.ts';
import { staleAnswers } from './advise-on-trust.ts';
import { compareWithCommitted } from './compare-with-committed.ts';
import { compareWithLog } from './compare-with-log.ts';
import { loadContent } from './load.ts';
import { formatProblem } from './problem.ts';

const root = process.cwd();
const loaded = loadContent(root);
const { content, sources, problems, toConfirm, advice } = loaded;
problems.push(...checkProjectLists(root, loaded));
problems.push(...(await checkProjectLegal(root, content)));
if (content && sources) {
  const changes = compareWithCommitted(root);
  problems.push(...changes.problems, ...compareWithLog(root, content, sources));
  advice.unshift(...changes.advice, ...adviseOnClaims(root, loaded));
  advice.unshift(...staleAnswers(content, sources.trust));
}

for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to mend; nothing was published.`);
  process.exitCode = 1;
} else {
  console.log('content/ is in order.');
  if (toConfirm.length > 0) console.log(`\nTo be confirmed: ${toConfirm.length}`);
  for (const fact of toConfirm) console.log(`  ${formatProblem(fact)}`);
  if (advice.length > 0) console.log('\nPlease look at these when you have time:');
  for (const note of advice) console.log(`  ${formatProblem(note)}`);
}

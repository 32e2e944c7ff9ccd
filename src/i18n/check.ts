// Part of `npm run texts` and `npm test`: tells the editor of locales/ what is missing or wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { checkProjectPageTexts, checkProjectTexts } from '../build/check-project.ts';
import { loadContent } from '../content/check/load.ts';
import { formatProblem, type Problem } from '../content/check/problem.ts';
import { listEnglish } from './check/list-english.ts';
import { reportOutdated } from './origins/report-outdated.ts';
import { reportShort } from './report-short.ts';

const root = process.cwd();
const { content } = loadContent(root);
const problems = [
  ...(await checkProjectTexts(root, content)),
  ...(content ? await checkProjectPageTexts(root, content) : []),
];
if (problems.length === 0) problems.push(...listFiles());
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to mend.`);
  process.exitCode = 1;
} else {
  console.log(['locales/ is in order.', ...reportOutdated(root), ...reportShort(root)].join('\n'));
}

/** Brings english.ts up to date when a file has come or gone. */
function listFiles(): Problem[] {
  const file = 'src/i18n/english.ts';
  const names = globSync('locales/en/*.json', { cwd: root });
  const wanted = listEnglish(names.map((name) => path.basename(name, '.json')));
  if (readFileSync(path.join(root, file), 'utf8') === wanted) return [];
  writeFileSync(path.join(root, file), wanted);
  return [{ file, sentence: 'did not list the files of locales/en; it does now. Commit it.' }];
}

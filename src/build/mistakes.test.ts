import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFacts } from '../content/check/fact-values.ts';
import { knownMarkup } from '../content/check/known-markup.ts';
import { checkLegal } from '../content/check/legal/check-legal.ts';
import { checkContent } from '../content/check/load.ts';
import type { Problem } from '../content/check/problem.ts';
import { readText } from '../content/check/read-text.ts';
import { content } from '../content/content.ts';
import { linkIds } from '../content/schema/link-ids.ts';
import { checkTexts } from '../i18n/check/check-texts.ts';
import { readGlossary } from '../i18n/check/glossary.ts';
import { routes } from '../site/routes.ts';
import { checkLists } from './check-lists.ts';
import { mistakesInLegalTexts } from './testing/mistakes/in-legal-texts.ts';
import { mistakesInLists } from './testing/mistakes/in-lists.ts';
import { mistakesInPricesAndPlans } from './testing/mistakes/in-prices-and-plans.ts';
import { mistakesInTexts } from './testing/mistakes/in-texts.ts';

const read = (pattern: string) =>
  Object.fromEntries(globSync(pattern).map((file) => [file, readFileSync(file, 'utf8')]));
const yaml = read('content/*.yaml');
/** A fixed entry: the newest real one may be about what a mistake deletes. */
const log = {
  'content/changes.yaml':
    yaml['content/changes.yaml']?.replace(/about: \[[^\]]*\]/, 'about: [terms]') ?? '',
};
const pictures = read('content/pictures/*.svg');
const texts = read('locales/*/*.json');
const legal = read('content/legal/*/*.mdx');
const facts = await readFacts(content);
const pages = Object.keys(routes);
const known = {
  ...knownMarkup(process.cwd(), content, facts('en'), pages),
  glossary: readGlossary(readFileSync('docs/glossary.md', 'utf8')),
};

/** The problems found when one file has another text. */
function problemsWith(file: string, text: string): Problem[] {
  const written = readText(file, text);
  if ('problem' in written) return [written.problem];
  if (file.endsWith('.yaml')) {
    const files: Record<string, string> = { ...yaml, ...log, ...pictures, [file]: text };
    const loaded = checkContent((name) => files[name] ?? missing(name));
    return [...loaded.problems, ...checkLists(loaded, (name) => texts[name])];
  }
  if (file.endsWith('.mdx')) {
    return checkLegal({ ...legal, [file]: text }, { routes: pages, links: linkIds, facts });
  }
  // The same file in the other languages, and enough text to detect the language.
  const name = file.replace(/.*\//, '/');
  const near = Object.entries(texts).filter(
    ([each]) => each.endsWith(name) || /(features|for-companies)\.json$/.test(each),
  );
  return checkTexts({ ...Object.fromEntries(near), [file]: text }, known);
}

function missing(name: string): never {
  throw new Error(`There is no ${name}.`);
}

const mistakes = [
  ...mistakesInPricesAndPlans,
  ...mistakesInLists,
  ...mistakesInTexts,
  ...mistakesInLegalTexts,
];

test('there are ninety mistakes and more', () => {
  expect(mistakes.length).toBeGreaterThan(90);
});

for (const [name, file, from, to, told] of mistakes) {
  test(`${name} is reported in one sentence`, () => {
    const shipped = { ...yaml, ...texts, ...legal }[file] ?? missing(file);
    const edited = shipped.replace(from, to);
    expect(edited).not.toBe(shipped);
    const problems = problemsWith(file, edited);
    expect(problems.map(({ sentence }) => sentence)).toHaveLength(1);
    const [problem] = problems;
    expect(problem?.file).toBe(file);
    expect(problem?.sentence).toMatch(/[.?]$/);
    expect(problem?.sentence).toMatch(
      /\b(write|translate|remove|close|put|must|needs|save|keep|set|add|bring|have|read)\b/,
    );
    const first = edited.split('\n').findIndex((line, at) => line !== shipped.split('\n')[at]) + 1;
    const line = problem?.line ?? Number.NaN;
    if (told === 'above') expect(line).toBeLessThan(first);
    else expect(Math.abs(line - first)).toBeLessThanOrEqual(1);
  });
}

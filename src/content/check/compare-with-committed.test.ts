import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareWithCommitted } from './compare-with-committed.ts';
import { formatProblem } from './problem.ts';

const shipped = (file: string) => readFileSync(file, 'utf8');

/** What is said when one file differs from what was committed last. */
function saidAfter(name: string, from: string, to: string) {
  const edited = shipped(name).replace(from, to);
  expect(edited).not.toBe(shipped(name));
  const read = (file: string) => (file.endsWith(name) ? edited : shipped(file));
  const { problems, advice } = compareWithCommitted('', shipped, '2031-01-01', read);
  return { problems: problems.map(formatProblem), advice: advice.map(formatProblem) };
}

test('a changed tax rate asks for the day of the change', () => {
  const { problems } = saidAfter('content/countries.yaml', 'percent: 19 }', 'percent: 20 }');
  expect(problems).toEqual([expect.stringContaining('updatedOn')]);
});

test('a price that has doubled is questioned, one that has crept up is not', () => {
  const [price = '', amount] = /USD: ([\d.]+)/.exec(shipped('content/plans.yaml')) ?? [];
  const times = (factor: number) => (Number(amount) * factor).toFixed(2);
  expect(saidAfter('content/plans.yaml', price, `USD: ${times(2)}`).advice).toEqual([
    expect.stringMatching(
      `^content/plans\\.yaml, line \\d+: .*was ${amount} and is now ${times(2)}; is that meant\\?$`,
    ),
  ]);
  expect(saidAfter('content/plans.yaml', price, `USD: ${times(1.02)}`).advice).toEqual([]);
});

import { expect, test } from 'vitest';
import { checkFilledTexts } from './check-filled-texts.ts';
import { formatProblem } from './problem.ts';

const facts = new Map([['terms.breachNoticeHours', '72']]);

test('a placeholder without a value is reported with its line and what to write', () => {
  const text =
    'en: Within {{terms.breachNoticeHours}} hours.\nde: Nach {{terms.breachNoticeHour}}.\n';
  const problems = checkFilledTexts({ 'content/trust.yaml': text }, facts).map(formatProblem);
  expect(problems).toEqual([
    'content/trust.yaml, line 2: there is no value for {{terms.breachNoticeHour}}; write {{terms.breachNoticeHours}}.',
  ]);
});

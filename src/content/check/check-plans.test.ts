import { expect, test } from 'vitest';
import { checkPlans } from './check-plans.ts';
import { businessPlan, holding, personalPlan, plansOf } from './testing/small-plans.ts';
import { contentFrom, problemLines } from './testing/test-content.ts';

function said(plans: string): string[] {
  const { content, sources } = contentFrom({ plans });
  return problemLines(checkPlans(content, sources.plans));
}

const recommended = (more: string) => `    recommended: true\n${more}`;
const small = holding(1, '{ gb: 10 }');

test('plans that hold more and more are not reported', () => {
  const plans = plansOf(
    [
      personalPlan('basics', { more: holding(1, '{ gb: 10 }') }),
      personalPlan('pro', { more: recommended(holding(1, '{ gb: 10 }')) }),
      personalPlan('ultra', { more: holding('unlimited', 'unlimited') }),
    ],
    [
      businessPlan('businessPro', [], recommended(holding(2, '{ gb: 9 }'))),
      businessPlan('enterprise', [], holding('unlimited', 'unlimited')),
    ],
  );
  expect(said(plans)).toEqual([]);
});

test('every plan has a name of its own, be it personal or for business', () => {
  const plans = plansOf(
    [personalPlan('basics'), personalPlan('pro', { name: 'basics' })],
    [businessPlan('businessPro', []).replace('name: businessPro', 'name: basics')],
  );
  expect(said(plans)).toEqual([
    '[personal.1.name] content/plans.yaml, line 15: another plan is called basics already; write a name of its own.',
    '[business.0.name] content/plans.yaml, line 28: another plan is called basics already; write a name of its own.',
  ]);
});

test('one plan of a list is recommended', () => {
  const plans = plansOf([
    personalPlan('basics'),
    personalPlan('pro', { more: recommended(small) }),
    personalPlan('quantum'),
    personalPlan('ultra', { more: recommended(small) }),
  ]);
  expect(said(plans)).toEqual([
    '[personal.3.recommended] content/plans.yaml, line 49: pro is recommended already; remove this line, or that one.',
  ]);
});

test.each([
  [
    '1',
    '{ gb: 9 }',
    'storage',
    25,
    'has less storage than basics, which stands before it; write as much at least.',
  ],
  ['1', '{ gb: 10 }', '', 0, ''],
  ['1', 'unlimited', '', 0, ''],
])('a larger plan with %s wikis and storage %s', (wikis, storage, key, line, sentence) => {
  const plans = plansOf([
    personalPlan('basics'),
    personalPlan('pro', { more: holding(wikis, storage) }),
  ]);
  expect(said(plans)).toEqual(
    sentence ? [`[personal.1.${key}] content/plans.yaml, line ${line}: pro ${sentence}`] : [],
  );
});

test('no plan holds less than one without limits', () => {
  const plans = plansOf(
    [],
    [
      businessPlan('businessPro', [], holding('unlimited', 'unlimited')),
      businessPlan('enterprise', [], holding(100, '{ gb: 1000 }')),
    ],
  );
  expect(said(plans)).toEqual([
    '[business.1.storage] content/plans.yaml, line 16: enterprise has less storage than businessPro, which stands before it; write as much at least.',
    '[business.1.includedWikis] content/plans.yaml, line 15: enterprise includes fewer wikis than businessPro, which stands before it; write as many at least.',
  ]);
});

test('a larger plan includes as many wikis at least', () => {
  const plans = (wikis: number) =>
    plansOf([
      personalPlan('basics', { more: holding(2, '{ gb: 10 }') }),
      personalPlan('pro', { more: holding(wikis, '{ gb: 10 }') }),
    ]);
  expect(said(plans(2))).toEqual([]);
  expect(said(plans(1))).toEqual([
    '[personal.1.includedWikis] content/plans.yaml, line 24: pro includes fewer wikis than basics, which stands before it; write as many at least.',
  ]);
});

import { describe, expect, it } from 'vitest';
import { findPlans, type PlanNeeds } from './plan-finder.ts';
import { workedPlans } from './testing/worked-plans.ts';

const personalUse: PlanNeeds = { features: [], sso: 'none', wikis: 1, storageGb: 0, employees: 0 };
const find = (needs: Partial<PlanNeeds>) => findPlans(workedPlans, { ...personalUse, ...needs });
const ids = (ranked: { planId: string }[]) => ranked.map(({ planId }) => planId);

describe('the plan finder', () => {
  it('ranks by the price of a year', () => {
    const { outcome, fitting, lacking } = find({});
    expect(outcome).toBe('plans');
    expect(fitting.map(({ planId, annualCents }) => [planId, annualCents])).toEqual([
      ['basics', 11_999],
      ['pro', 17_999],
      ['quantum', 29_999],
      ['ultra', 47_999],
    ]);
    expect(lacking).toEqual([]);
  });

  it('prices extra wikis and gigabytes, so that a bigger plan can be the cheaper one', () => {
    const { fitting } = find({ wikis: 4, storageGb: 400 });
    expect(fitting[0]).toEqual({
      planId: 'ultra',
      annualCents: 47_999 + 6_000,
      taxCents: 0,
      extraWikis: 1,
      extraStorageGb: 0,
      fulfilled: ['wikis', 'storage'],
      lacking: [],
    });
    expect(fitting.find(({ planId }) => planId === 'basics')).toMatchObject({
      annualCents: 11_999 + 3 * 6_000 + 390 * 120,
    });
  });

  it('says what a plan fulfils and what it lacks', () => {
    const { fitting, lacking } = find({ features: ['ownDomain', 'matomoAnalytics'], sso: 'basic' });
    expect(ids(fitting)).toEqual(['quantum', 'ultra']);
    expect(fitting[0]?.fulfilled).toEqual(['ownDomain', 'matomoAnalytics', 'sso']);
    expect(lacking[0]?.fulfilled).toEqual(['ownDomain']);
    expect(lacking.map((one) => [one.planId, one.lacking])).toEqual([
      ['pro', ['matomoAnalytics', 'sso']],
      ['basics', ['ownDomain', 'matomoAnalytics', 'sso']],
    ]);
  });

  it.each([
    [0, 'basics', 11_999],
    [5, 'basics', 11_999],
    [6, 'businessFoundation', 24_000],
    [15, 'businessFoundation', 24_000],
    [16, 'businessFoundation', 42_000],
    [26, 'businessQuantum', 60_000],
    [50, 'businessQuantum', 60_000],
  ])('takes %i employees to %s', (employees, planId, annualCents) => {
    expect(find({ employees }).fitting[0]).toMatchObject({ planId, annualCents });
  });

  it('holds a budget against the whole year, and names the nearest above it first', () => {
    const needs = { ...personalUse, storageGb: 5, yearlyBudgetCents: 17_999 };
    const { fitting, lacking } = findPlans(workedPlans.toReversed(), needs);
    expect(fitting.map(({ planId, fulfilled }) => [planId, fulfilled])).toEqual([
      ['basics', ['storage', 'budget']],
      ['pro', ['storage', 'budget']],
    ]);
    expect(lacking.map((one) => [one.planId, one.fulfilled, one.lacking])).toEqual([
      ['quantum', ['storage'], ['budget']],
      ['ultra', ['storage'], ['budget']],
    ]);
  });

  it('adds the tax of the place once, to the whole year', () => {
    const plans = workedPlans.map((plan) => ({ ...plan, taxBasisPoints: 1900 }));
    const [first] = findPlans(plans, { ...personalUse, wikis: 2 }).fitting;
    expect(first).toMatchObject({
      planId: 'basics',
      annualCents: 21_419,
      taxCents: 3_420,
    });
  });

  it('gives business plans their discount on extra wikis', () => {
    const { fitting } = find({ employees: 6, wikis: 3 });
    const costs = fitting.map(({ planId, annualCents }) => [planId, annualCents]);
    expect(costs).toEqual([
      ['businessFoundation', 24_000 + 2 * 5_400],
      ['businessQuantum', 60_000 + 4_200],
    ]);
  });

  it.each<[Partial<PlanNeeds>, string]>([
    [{ employees: 51 }, 'enterprise'],
    [{ employees: 20, sso: 'advanced' }, 'enterprise'],
    [{ employees: 6, features: ['sshAccess'], yearlyBudgetCents: 1 }, 'enterprise'],
    [{ employees: 20, yearlyBudgetCents: 10_000 }, 'contact'],
    [{ employees: 5, features: ['sshAccess'] }, 'contact'],
    [{ features: ['sshAccess'] }, 'contact'],
    [{ yearlyBudgetCents: 0 }, 'contact'],
  ])('leads %j to %s', (needs, outcome) => {
    const finding = find(needs);
    expect(finding.outcome).toBe(outcome);
    expect(finding.fitting).toEqual([]);
  });

  it.each([
    [7, 'basics'],
    [8, 'businessFoundation'],
  ])('takes %i employees to %s where business begins with 8', (employees, planId) => {
    const plans = workedPlans.map((plan) => ({
      ...plan,
      bands: plan.bands.map((band) => ({
        ...band,
        employeesFrom: band.employeesFrom === 6 ? 8 : band.employeesFrom,
        employeesTo: band.employeesTo === 5 ? 7 : band.employeesTo,
      })),
    }));
    const needs = { ...personalUse, employees };
    expect(findPlans(plans, needs).fitting[0]).toMatchObject({ planId });
    expect(findPlans(plans, { ...needs, features: ['sshAccess'] }).outcome).toBe(
      planId === 'basics' ? 'contact' : 'enterprise',
    );
  });
});

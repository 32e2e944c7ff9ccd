import { describe, expect, it } from 'vitest';
import {
  isSimpleMigration,
  migrationMethods,
  planMigration,
  wikiAudiences,
  wikiSizes,
} from './migration-plan.ts';

const idsOf = (...move: Parameters<typeof planMigration>) =>
  planMigration(...move).map(({ id }) => id);

const moves = migrationMethods
  .filter((method) => method !== 'fresh')
  .flatMap((method) =>
    wikiSizes.flatMap((size) => wikiAudiences.map((audience) => [method, size, audience] as const)),
  );

describe('the plan of a move', () => {
  it.each(moves)('%s, %s, %s: nothing is given up before it was checked', (...move) => {
    const ids = idsOf(...move);
    expect(ids.at(-1)).toBe('close');
    expect(ids.indexOf('inspect')).toBeGreaterThan(0);
    expect(ids.indexOf('choosePlan')).toBeLessThan(ids.indexOf('inspect'));
  });

  it.each(moves)('%s, %s, %s: nobody closes what its host keeps open', (...move) => {
    expect(idsOf(...move, false)).toEqual(idsOf(...move).filter((id) => id !== 'close'));
  });

  it.each(moves)('%s, %s, %s: each step comes once', (...move) => {
    const ids = idsOf(...move);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [
      'database',
      ['compareExtensions', 'choosePlan', 'lock', 'copyDatabase', 'rebuild', 'inspect'],
      ['pointAddress', 'announce', 'close'],
    ],
    ['export', ['choosePlan', 'lock', 'download', 'importPages', 'inspect'], ['announce', 'close']],
    [
      'conversion',
      ['collect', 'sample', 'approve', 'choosePlan', 'lock', 'convert', 'inspect'],
      ['announce', 'close'],
    ],
  ] as const)('leads a small wiki by %s from step to step', (method, before, after) => {
    expect(idsOf(method, 'small', 'public')).toEqual([...before, ...after]);
    const twice = before.filter((id) => id !== 'lock');
    expect(idsOf(method, 'large', 'public')).toEqual([...twice, 'lock', 'catchUp', ...after]);
  });

  it('locks a small wiki before it is copied, and moves it once', () => {
    const ids = idsOf('database', 'small', 'public');
    expect(ids.indexOf('lock')).toBeLessThan(ids.indexOf('copyDatabase'));
    expect(ids).not.toContain('catchUp');
  });

  it.each(['medium', 'large'] as const)('locks a %s one only after the trial', (size) => {
    const ids = idsOf('export', size, 'public');
    expect(ids.indexOf('lock')).toBeGreaterThan(ids.indexOf('inspect'));
    expect(ids.indexOf('catchUp')).toBe(ids.indexOf('lock') + 1);
  });

  it('converts a sample, with its price, before a plan is bought', () => {
    expect(idsOf('conversion', 'large', 'private').slice(0, 4)).toEqual([
      'collect',
      'sample',
      'approve',
      'choosePlan',
    ]);
  });

  it('tells the readers of a public wiki and invites the members of a private one', () => {
    expect(idsOf('export', 'small', 'public')).toContain('announce');
    expect(idsOf('export', 'small', 'private')).toContain('invite');
    expect(idsOf('export', 'small', 'private')).not.toContain('announce');
  });

  it('says whose work a step is', () => {
    const workers = planMigration('database', 'small', 'public').map(({ id, by }) => [id, by]);
    expect(Object.fromEntries(workers)).toMatchObject({
      copyDatabase: 'you',
      rebuild: 'us',
      pointAddress: 'both',
    });
  });

  it('leaves nothing to copy, lock or close to those who start anew', () => {
    expect(idsOf('fresh', 'large', 'public')).toEqual([
      'outline',
      'choosePlan',
      'chooseLevel',
      'create',
      'write',
      'announce',
    ]);
  });
});

describe('a simple move', () => {
  it.each([
    ['small', 'medium', true],
    ['medium', 'medium', true],
    ['large', 'medium', false],
    ['small', 'never', false],
  ] as const)('%s, where %s is the largest simple size: %s', (size, simpleUpTo, isSimple) => {
    expect(isSimpleMigration(size, simpleUpTo)).toBe(isSimple);
  });
});

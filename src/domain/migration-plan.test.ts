import { describe, expect, it } from 'vitest';
import {
  isSimpleMigration,
  type MigrationMethod,
  type MovingWiki,
  migrationMethods,
  moveVerdicts,
  planMigration,
  wikiAudiences,
  wikiSizes,
} from './migration-plan.ts';

const idsOf = (...move: Parameters<typeof planMigration>) =>
  planMigration(...move).map(({ id }) => id);

/** A wiki of which neither accounts nor the address come along as they are. */
const wikiBy = (method: MigrationMethod, own: Partial<MovingWiki> = {}): MovingWiki => ({
  method,
  keepsOldWiki: false,
  ...(method !== 'fresh' && { things: { accounts: 'stays', address: 'withWork' } }),
  ...own,
});

const moves = migrationMethods
  .filter((method) => method !== 'fresh')
  .flatMap((method) =>
    wikiSizes.flatMap((size) => wikiAudiences.map((audience) => [method, size, audience] as const)),
  );

describe('the plan of a move', () => {
  it.each(moves)('%s, %s, %s: nothing is given up before it was checked', (method, ...rest) => {
    const ids = idsOf(wikiBy(method), ...rest);
    expect(ids.at(-1)).toBe('close');
    expect(ids.indexOf('inspect')).toBeGreaterThan(0);
    expect(ids.indexOf('choosePlan')).toBeLessThan(ids.indexOf('inspect'));
  });

  it.each(moves)('%s, %s, %s: nobody closes what its host keeps open', (method, ...rest) => {
    const kept = idsOf(wikiBy(method, { keepsOldWiki: true }), ...rest);
    expect(kept).toEqual(idsOf(wikiBy(method), ...rest).filter((id) => id !== 'close'));
  });

  it.each(moves)('%s, %s, %s: each step comes once', (method, ...rest) => {
    const ids = idsOf(wikiBy(method), ...rest);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    [
      'database',
      'lock',
      ['compareExtensions', 'choosePlan', 'lock', 'copyDatabase', 'rebuild', 'inspect'],
    ],
    ['export', 'agree', ['choosePlan', 'agree', 'download', 'importPages', 'inspect']],
    [
      'conversion',
      'lock',
      ['collect', 'sample', 'approve', 'choosePlan', 'lock', 'convert', 'inspect'],
    ],
  ] as const)('leads a small wiki by %s from step to step', (method, lock, before) => {
    const after = ['pointAddress', 'invite', 'announce', 'close'];
    expect(idsOf(wikiBy(method), 'small', 'public')).toEqual([...before, ...after]);
    const twice = before.filter((id) => id !== lock);
    expect(idsOf(wikiBy(method), 'large', 'public')).toEqual([...twice, lock, 'catchUp', ...after]);
  });

  it('locks a small wiki before it is copied, and moves it once', () => {
    const ids = idsOf(wikiBy('database'), 'small', 'public');
    expect(ids.indexOf('lock')).toBeLessThan(ids.indexOf('copyDatabase'));
    expect(ids).not.toContain('catchUp');
  });

  it.each(['medium', 'large'] as const)('locks a %s one only after the trial', (size) => {
    const ids = idsOf(wikiBy('export'), size, 'public');
    expect(ids.indexOf('agree')).toBeGreaterThan(ids.indexOf('inspect'));
    expect(ids.indexOf('catchUp')).toBe(ids.indexOf('agree') + 1);
  });

  it('converts a sample, with its price, before a plan is bought', () => {
    expect(idsOf(wikiBy('conversion'), 'large', 'private').slice(0, 4)).toEqual([
      'collect',
      'sample',
      'approve',
      'choosePlan',
    ]);
  });

  it('tells only the readers of a public wiki', () => {
    expect(idsOf(wikiBy('export'), 'small', 'public')).toContain('announce');
    expect(idsOf(wikiBy('export'), 'small', 'private')).not.toContain('announce');
  });

  const journeys = moves.flatMap((move) =>
    moveVerdicts.flatMap((accounts) =>
      moveVerdicts.map((address) => [...move, accounts, address] as const),
    ),
  );
  it.each(journeys)(
    '%s, %s, %s: accounts (%s) and address (%s) are dealt with as the table says',
    (method, size, audience, accounts, address) => {
      const ids = idsOf(wikiBy(method, { things: { accounts, address } }), size, audience);
      expect(ids.includes('invite')).toBe(accounts !== 'comes');
      expect(ids.includes('reopen')).toBe(accounts === 'comes');
      expect(ids.includes('pointAddress')).toBe(address !== 'stays');
      if (address === 'comes') expect(ids).not.toContain('announce');
    },
  );

  it('says whose work a step is', () => {
    const workers = planMigration(wikiBy('database'), 'small', 'public').map(({ id, by }) => [
      id,
      by,
    ]);
    expect(Object.fromEntries(workers)).toMatchObject({
      copyDatabase: 'you',
      rebuild: 'us',
      pointAddress: 'both',
    });
  });

  it('leaves nothing to copy, lock or close to those who start anew', () => {
    expect(idsOf(wikiBy('fresh'), 'large', 'public')).toEqual([
      'outline',
      'choosePlan',
      'chooseLevel',
      'create',
      'write',
      'invite',
      'publish',
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

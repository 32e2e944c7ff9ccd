/** How a wiki travels. `fresh` is for those who have none yet. */
export const migrationMethods = ['database', 'export', 'conversion', 'fresh'] as const;
/** From small to large; isSimpleMigration counts on the order. */
export const wikiSizes = ['small', 'medium', 'large'] as const;
/** Who may read a wiki. */
export const wikiAudiences = ['public', 'private'] as const;

/** How far something can be moved. */
export const moveVerdicts = ['comes', 'withWork', 'stays'] as const;

export type MigrationMethod = (typeof migrationMethods)[number];
export type WikiSize = (typeof wikiSizes)[number];
export type WikiAudience = (typeof wikiAudiences)[number];
export type MoveVerdict = (typeof moveVerdicts)[number];

/** Every step that a move can have, and whose work it is. */
const workers = {
  agree: 'you',
  announce: 'you',
  approve: 'you',
  catchUp: 'us',
  chooseLevel: 'you',
  choosePlan: 'you',
  close: 'you',
  collect: 'you',
  compareExtensions: 'you',
  convert: 'us',
  copyDatabase: 'you',
  create: 'us',
  download: 'you',
  importPages: 'us',
  inspect: 'you',
  invite: 'you',
  lock: 'you',
  outline: 'you',
  pointAddress: 'both',
  publish: 'you',
  rebuild: 'us',
  reopen: 'you',
  sample: 'us',
  write: 'you',
} as const;

export type MigrationStepId = keyof typeof workers;

export interface MigrationStep {
  id: MigrationStepId;
  /** `us` is the provider. */
  by: 'you' | 'us' | 'both';
}

/** What the steps of a move depend on, beside its size and its readers. */
export interface MovingWiki {
  method: MigrationMethod;
  /** Whether the old host keeps the wiki open, so that the client cannot close it. */
  keepsOldWiki: boolean;
  /** What comes along; undefined when there is no wiki yet. */
  things?: Record<'accounts' | 'address', MoveVerdict> | undefined;
}

/**
 * Lists the steps of a move, in order. The old wiki is closed last, after its owner has checked the
 * new one. Accounts are created only where none come along, and a new address is announced only
 * where the old one does not.
 *
 * @param size a small wiki is locked and moved in one go; a larger one is moved on trial while
 *   people go on writing, and what they wrote is copied in a second, short lock
 * @param audience readers without an account, whom only a public wiki has, learn the address
 */
export function planMigration(
  { method, keepsOldWiki, things }: MovingWiki,
  size: WikiSize,
  audience: WikiAudience,
): MigrationStep[] {
  const isMovedTwice = size !== 'small';
  // Who exports a wiki has it at a host, and cannot lock it there.
  const lock = method === 'export' ? 'agree' : 'lock';
  const lockFirst: MigrationStepId[] = isMovedTwice ? [] : [lock];
  const end: MigrationStepId[] = isMovedTwice ? [lock, 'catchUp'] : [];
  if (things?.address !== 'stays') end.push('pointAddress');
  end.push(things?.accounts === 'comes' ? 'reopen' : 'invite');
  if (audience === 'public' && things?.address !== 'comes') end.push('announce');
  if (!keepsOldWiki) end.push('close');
  const routes: Record<MigrationMethod, readonly MigrationStepId[]> = {
    database: [
      'compareExtensions',
      'choosePlan',
      ...lockFirst,
      'copyDatabase',
      'rebuild',
      'inspect',
      ...end,
    ],
    export: ['choosePlan', ...lockFirst, 'download', 'importPages', 'inspect', ...end],
    conversion: [
      'collect',
      'sample',
      'approve',
      'choosePlan',
      ...lockFirst,
      'convert',
      'inspect',
      ...end,
    ],
    fresh: [
      'outline',
      'choosePlan',
      'chooseLevel',
      'create',
      'write',
      'invite',
      ...(audience === 'public' ? (['publish'] as const) : []),
    ],
  };
  return routes[method].map((id) => ({ id, by: workers[id] }));
}

/**
 * Tells whether a move counts as simple, and so is free (business rule: free migration of simple
 * wikis).
 *
 * @param simpleUpTo the largest size of which the method is simple, or `never`
 */
export function isSimpleMigration(size: WikiSize, simpleUpTo: WikiSize | 'never'): boolean {
  return simpleUpTo !== 'never' && wikiSizes.indexOf(size) <= wikiSizes.indexOf(simpleUpTo);
}

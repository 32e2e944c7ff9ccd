/** How a wiki travels. `fresh` is for those who have none yet. */
export const migrationMethods = ['database', 'export', 'conversion', 'fresh'] as const;
/** From small to large; isSimpleMigration counts on the order. */
export const wikiSizes = ['small', 'medium', 'large'] as const;
/** Who may read a wiki. */
export const wikiAudiences = ['public', 'private'] as const;

export type MigrationMethod = (typeof migrationMethods)[number];
export type WikiSize = (typeof wikiSizes)[number];
export type WikiAudience = (typeof wikiAudiences)[number];

/** Every step that a move can have, and whose work it is. */
const workers = {
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
  rebuild: 'us',
  sample: 'us',
  write: 'you',
} as const;

export type MigrationStepId = keyof typeof workers;

export interface MigrationStep {
  id: MigrationStepId;
  /** `us` is the provider. */
  by: 'you' | 'us' | 'both';
}

/**
 * Lists the steps of a move, in order. The old wiki is closed last, after its owner has checked the
 * new one.
 *
 * @param size a small wiki is locked and moved in one go; a larger one is moved on trial while
 *   people go on writing, and what they wrote is copied in a second, short lock
 * @param audience a public wiki's readers learn the new address, a private wiki's members are
 *   invited
 * @param canClose whether the old wiki is the client's to close; some hosts keep theirs open
 */
export function planMigration(
  method: MigrationMethod,
  size: WikiSize,
  audience: WikiAudience,
  canClose = true,
): MigrationStep[] {
  const isMovedTwice = size !== 'small';
  const lockFirst = isMovedTwice ? [] : (['lock'] as const);
  const lockLast = isMovedTwice ? (['lock', 'catchUp'] as const) : [];
  const close = canClose ? (['close'] as const) : [];
  const tell = audience === 'public' ? 'announce' : 'invite';
  const routes: Record<MigrationMethod, readonly MigrationStepId[]> = {
    database: [
      'compareExtensions',
      'choosePlan',
      ...lockFirst,
      'copyDatabase',
      'rebuild',
      'inspect',
      ...lockLast,
      'pointAddress',
      tell,
      ...close,
    ],
    export: [
      'choosePlan',
      ...lockFirst,
      'download',
      'importPages',
      'inspect',
      ...lockLast,
      tell,
      ...close,
    ],
    conversion: [
      'collect',
      'sample',
      'approve',
      'choosePlan',
      ...lockFirst,
      'convert',
      'inspect',
      ...lockLast,
      tell,
      ...close,
    ],
    fresh: ['outline', 'choosePlan', 'chooseLevel', 'create', 'write', tell],
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

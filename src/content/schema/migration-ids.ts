/** The places that have words in the locale files. */
export const migrationSourceIds = [
  'mediawiki',
  'fandom',
  'miraheze',
  'wikidot',
  'confluence',
  'dokuwiki',
  'twiki',
  'googleSites',
  'sharepoint',
  'none',
] as const;

/** What a wiki is made of, in the order of the planner's table. */
export const movableItems = [
  'text',
  'history',
  'files',
  'accounts',
  'layout',
  'settings',
  'address',
] as const;

import content from '../../content/migrations.yaml';

export { type MovableThing, movableThings } from './schema/migration-ids.ts';
export type { MigrationSource, MoveVerdict } from './schema/migrations.ts';

/** Where wikis come from, how they travel, and how long our part takes. */
export const migrations = content;

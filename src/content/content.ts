import type { Content } from './schema/files.ts';

const files = import.meta.glob('../../content/*.yaml', { eager: true, import: 'default' });

/**
 * What each file of content/ says, by its name: checked, and with every amount in cents. It is one
 * object, which bundlers cannot split, so an island gets what it needs as properties.
 */
export const content = Object.fromEntries(
  Object.entries(files).map(([path, says]) => [path.replace(/^.*\/|\.yaml$/g, ''), says]),
) as Content;

import type { Content } from './schema/files.ts';

const files = import.meta.glob('../../content/*.yaml', { eager: true, import: 'default' });

/**
 * What each file of content/ says, by its name: checked, and with every amount in cents. One object cannot be
 * tree-shaken, so islands must not import it: they get data as props.
 */
export const content = Object.fromEntries(
  Object.entries(files).map(([path, says]) => [path.replace(/^.*\/|\.yaml$/g, ''), says]),
) as Content;

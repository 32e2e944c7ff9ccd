import content from '../../content/site.yaml';

export type { LinkId } from './schema/site.ts';

/** The brand, its hosts, and the targets of links that leave the site; an empty one is not set. */
export const site = { ...content, foundedYear: Number(content.foundedOn.slice(0, 4)) };

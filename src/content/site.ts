import { content } from './content.ts';

export type { LinkId } from './schema/link-ids.ts';

/** The brand, its hosts, and the targets of links that leave the site; an empty one is not set. */
export const site = {
  ...content.site,
  foundedYear: Number(content.site.foundedOn.slice(0, 4)),
};

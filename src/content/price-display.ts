import { content } from './content.ts';

/**
 * What visitors see who have not chosen for whom prices are shown. A bundle finds it as data of its own: the
 * server needs it before it has loaded the rest.
 */
export const { priceDisplay } = content.site;

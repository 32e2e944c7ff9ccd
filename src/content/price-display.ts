import { content } from './content.ts';

/**
 * The prices that visitors without a choice see. A data file of its own, because the server needs it before
 * it loads the rest.
 */
export const { priceDisplay } = content.site;

import content from '../../content/addons.yaml';

/** The add-ons with a list price, in the order of their cards. */
export const addons = content.addons;

/** Services that are offered beside the add-ons and priced by quote. */
export const quotedAddons = content.byQuote;

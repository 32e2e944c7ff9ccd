/**
 * The cascade layers, weakest first. They are declared before all CSS, as its files come in no
 * fixed order.
 */
export const layerOrder = '@layer reset,base,parts,sections,page;';

/** The cascade layers, weakest first; said before all CSS, as its files come in no certain order. */
export const layerOrder = '@layer reset,base,parts,sections,page;';

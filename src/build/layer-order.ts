/**
 * The cascade layers, weakest first. They are declared before all other CSS because the order of the files is
 * not fixed.
 */
export const layerOrder = '@layer reset,base,parts,sections,page;';

/**
 * Somebody with a browser: what a journey needs, whichever engine draws the page. Elements are
 * named by CSS selectors; the first that is found counts.
 *
 * @typedef {object} Visitor
 * @property {(path: string) => Promise<unknown>} open opens an address of the site, such as `/en/plans`
 * @property {(selector: string) => Promise<unknown>} click
 * @property {(selector: string, text: string) => Promise<unknown>} type
 * @property {(selector: string, value: string) => Promise<unknown>} choose an entry of a select
 * @property {() => Promise<unknown>} pressEscape
 * @property {(expression: string) => Promise<any>} ask evaluates an expression in the page
 * @property {() => Promise<unknown>} leave
 */

/**
 * A browser that is not Chromium.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} needs what has to be installed
 * @property {() => boolean} isInstalled
 * @property {(origin: string) => Promise<Visitor>} enter opens a browser for the site at `origin`
 */
export {};

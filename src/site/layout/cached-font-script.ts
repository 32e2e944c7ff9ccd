import { localeStorageKey } from '../../i18n/locales.ts';

/**
 * Inline script that uses the display font from the first paint for a returning visitor, who has it in the cache.
 * Every visit leaves the language in local storage.
 */
export const cachedFontScript = `try{localStorage.${localeStorageKey}&&(document.documentElement.dataset.displayFont="cached")}catch{}`;

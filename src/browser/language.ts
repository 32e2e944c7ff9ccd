import {
  type Locale,
  localeCookieName,
  localeCookieSeconds,
  localeInCookies,
  localeQueryParameter,
  localeStorageKey,
  supportedLocale,
} from '../i18n/locales.ts';
import { localePath, splitLocalePath } from '../site/addresses.ts';
import { pageLocale } from './page-locale.ts';
import { tryStorage } from './storage.ts';

const reloadMarker = 'language-settled';

/**
 * Makes page and visitor agree on the language. An address such as `/de/plans` fixes it; elsewhere
 * the first supported language of stored choice, browser, `lng` parameter and cookie wins. When the
 * page came in another, the answer is stored and the page loaded once more.
 */
export function settleLanguage(): void {
  const shown = pageLocale();
  const fixed = splitLocalePath(location.pathname).locale;
  const wanted = fixed ?? detect();
  if (wanted) store(wanted);
  if (wanted && wanted !== shown && !fixed && isFirstTry()) location.reload();
  document.querySelector('[data-language-form]')?.addEventListener('submit', choose);
}

function detect(): Locale | undefined {
  const candidates = [
    tryStorage(() => localStorage.getItem(localeStorageKey)),
    ...navigator.languages,
    new URLSearchParams(location.search).get(localeQueryParameter),
    localeInCookies(document.cookie),
  ];
  return candidates.map(supportedLocale).find(Boolean);
}

/** Storage may be refused; the cookie alone then carries the choice. */
function store(locale: Locale): void {
  tryStorage(() => localStorage.setItem(localeStorageKey, locale));
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${localeCookieName}=${locale};path=/;max-age=${localeCookieSeconds};samesite=lax${secure}`;
}

/** If the server keeps its language, the page must not reload for ever. */
function isFirstTry(): boolean | undefined {
  return tryStorage(() => {
    const isFirst = sessionStorage.getItem(reloadMarker) !== location.href;
    sessionStorage.setItem(reloadMarker, location.href);
    return isFirst;
  });
}

/** Changes the language in place; without this script the form asks the server to. */
function choose(event: Event): void {
  const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
  const locale = supportedLocale(button?.value);
  if (!locale) return;
  event.preventDefault();
  store(locale);
  const { locale: fixed, path } = splitLocalePath(location.pathname);
  if (fixed) location.pathname = localePath(locale, path);
  else location.reload();
}

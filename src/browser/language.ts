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
 * Detects the visitor's language. A path such as `/de/plans` fixes it; otherwise the first supported language
 * of stored choice, browser, `lng` parameter and cookie wins. If the page is in another language, stores the
 * result and reloads the page once.
 */
export function detectLanguage(): void {
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

/** Local storage may be blocked; then only the cookie keeps the choice. */
function store(locale: Locale): void {
  tryStorage(() => localStorage.setItem(localeStorageKey, locale));
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${localeCookieName}=${locale};path=/;max-age=${localeCookieSeconds};samesite=lax${secure}`;
}

/** Prevents an endless reload when the server keeps answering in another language. */
function isFirstTry(): boolean | undefined {
  return tryStorage(() => {
    const isFirst = sessionStorage.getItem(reloadMarker) !== location.href;
    sessionStorage.setItem(reloadMarker, location.href);
    return isFirst;
  });
}

/** Changes the language without the server; without script the form is posted. */
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

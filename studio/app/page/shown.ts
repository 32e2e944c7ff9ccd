/** Which page is shown, and how. */
export interface Shown {
  /** Without the language: `/plans`. */
  path: string;
  locale: string;
  width: 'desktop' | 'phone';
  scheme: 'light' | 'dark';
  /** Whether the page runs its script, as for visitors; otherwise a click edits it. */
  runsScript: boolean;
  /** Day for which pages are rendered, as YYYY-MM-DD; empty for today. */
  day: string;
}

export const firstShown: Shown = {
  path: '/',
  locale: 'en',
  width: 'desktop',
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  runsScript: false,
  day: '',
};

/** The address of a page in a language. */
export function addressOf({ path, locale }: Pick<Shown, 'path' | 'locale'>): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Sets the cookie by which the server renders pages; see `readLook`. */
export function setLook({ scheme, runsScript, day }: Shown): void {
  const look = ['draft', scheme, ...(runsScript ? ['script'] : []), day].filter(Boolean).join('.');
  // biome-ignore lint/suspicious/noDocumentCookie: no other way works in every browser
  document.cookie = `studio-look=${look}; Path=/; SameSite=Strict`;
}

/** What `Cache-Control` says of the site's answers (RFC 9111 section 5.2.2), each kind of answer by one name. */
export const cacheControl = {
  /**
   * Stored, but revalidated each time: a new version is seen at once, and an unchanged one costs a 304. For
   * all pages, including the 404 page.
   */
  revalidate: 'no-cache',
  /** For files whose name contains a hash of their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** For answers to what a visitor typed, which no shared cache may store. */
  private: 'private, no-cache',
  /** For answers that hold for this moment only or set a cookie. */
  never: 'no-store',
  /** For permanent redirects, which seldom change. */
  hour: 'public, max-age=3600',
} as const;

/** What `Cache-Control` says of the site's answers (RFC 9111 section 5.2.2), each kind of answer by one name. */
export const cacheControl = {
  /**
   * Stored, but checked each time: a new version is seen at once, and an unchanged one costs a 304. So is
   * every page, the one for an unknown address (404) among them.
   */
  revalidate: 'no-cache',
  /** A file whose name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** What visitors type is private, so no shared cache may store an answer to it. */
  private: 'private, no-cache',
  /** An answer that is true at this moment only, or that sets a cookie. */
  never: 'no-store',
  /** A moved address, which seldom moves again. */
  hour: 'public, max-age=3600',
} as const;

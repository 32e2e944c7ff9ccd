/** Hosts other than our own that one page may use, by the directive that lets it. */
export type PolicySources = Partial<
  Record<'connect-src' | 'frame-src' | 'form-action', readonly string[]>
>;

/**
 * Writes a page's Content-Security-Policy (CSP Level 3): our own files, the inline parts by their
 * hashes, and nothing else.
 *
 * @param inline the text of the page's `<style>` and of its inline scripts, as they stand in it
 * @param sources further hosts, for pages that talk to one
 */
export async function contentSecurityPolicy(
  inline: { style: string; scripts: readonly string[] },
  sources: PolicySources = {},
): Promise<string> {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(await Promise.all(inline.scripts.map(hashSource)))],
    'style-src': [await hashSource(inline.style)],
    // What stands for a picture until it has come is the background of its element.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(sources['connect-src'] ?? [])],
    'frame-src': sources['frame-src'] ?? ["'none'"],
    'form-action': ["'self'", ...(sources['form-action'] ?? [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

const hashes = new Map<string, string>();

/** The hash of a style or script of the build, each of which is remembered. */
async function hashSource(text: string): Promise<string> {
  const hash = hashes.get(text) ?? (await makeHashSource(text));
  hashes.set(text, hash);
  return hash;
}

async function makeHashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

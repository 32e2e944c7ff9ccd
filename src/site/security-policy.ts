/** Other hosts that a page may use, by CSP directive. */
export type PolicySources = Partial<
  Record<'connect-src' | 'frame-src' | 'form-action', readonly string[]>
>;

/**
 * Writes a page's Content-Security-Policy (CSP Level 3): allows our own files and the inline parts by hash,
 * nothing else.
 *
 * @param inline the exact text of the page's `<style>` and inline scripts
 * @param sources further allowed hosts
 */
export async function contentSecurityPolicy(
  inline: { style: string; scripts: readonly string[] },
  sources: PolicySources = {},
): Promise<string> {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(await Promise.all(inline.scripts.map(hashSource)))],
    'style-src': [await hashSource(inline.style)],
    // Placeholders of pictures are backgrounds in `style` attributes.
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

/** The CSP hash of an inline style or script, cached. */
async function hashSource(text: string): Promise<string> {
  const hash = hashes.get(text) ?? (await makeHashSource(text));
  hashes.set(text, hash);
  return hash;
}

async function makeHashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

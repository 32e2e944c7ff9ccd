/**
 * Writes robots.txt (RFC 9309): allows all robots but those that the provider refuses, and names the sitemap.
 *
 * @param refused the names by which robots call themselves
 */
export function robots(siteUrl: string, refused: readonly string[]): string {
  const refusal = refused.map((name) => `User-agent: ${name}\n`).join('');
  return `User-agent: *\nDisallow:\n\n${refusal && `${refusal}Disallow: /\n\n`}Sitemap: ${siteUrl}/sitemap.xml\n`;
}

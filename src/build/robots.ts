/**
 * Lets robots in, but for those that the provider refuses, and shows them the way (RFC 9309).
 *
 * @param refused the names by which robots call themselves
 */
export function robots(siteUrl: string, refused: readonly string[]): string {
  const refusal = refused.map((name) => `User-agent: ${name}\n`).join('');
  return `User-agent: *\nDisallow:\n\n${refusal && `${refusal}Disallow: /\n\n`}Sitemap: ${siteUrl}/sitemap.xml\n`;
}

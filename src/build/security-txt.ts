import { locales } from '../i18n/locales.ts';
import { securityTxtPath } from '../site/addresses.ts';

/**
 * Writes security.txt (RFC 9116), which tells finders of vulnerabilities where to report them.
 *
 * @param contact address of the form for reports
 * @param until the day on which it expires, as YYYY-MM-DD
 */
export function securityTxt(siteUrl: string, contact: string, until: string): string {
  return `Contact: ${contact}
Expires: ${until}T23:59:59Z
Preferred-Languages: ${locales.join(', ')}
Canonical: ${siteUrl}${securityTxtPath}
`;
}

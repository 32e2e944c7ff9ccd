import { locales } from '../i18n/locales.ts';
import { securityTxtPath } from '../site/addresses.ts';

/**
 * Tells who has found a security hole where to report it (RFC 9116).
 *
 * @param contact address of the form for reports
 * @param until the last day on which that holds, as year-month-day
 */
export function securityTxt(siteUrl: string, contact: string, until: string): string {
  return `Contact: ${contact}
Expires: ${until}T23:59:59Z
Preferred-Languages: ${locales.join(', ')}
Canonical: ${siteUrl}${securityTxtPath}
`;
}

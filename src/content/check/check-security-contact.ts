import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

const dayMs = 86_400_000;
/** Days before its expiry from which the check reminds of renewing security.txt. */
const reminderDays = 60;

/**
 * Reports a security.txt that has expired, expires soon, or is valid for longer than a year (RFC 9116 section
 * 2.5.5).
 *
 * @param now in milliseconds since 1970
 */
export function checkSecurityContact(
  { site }: Content,
  source: SourceFile,
  now = Date.now(),
): Problem[] {
  const { until } = site.securityReports;
  const daysLeft = (Date.parse(until) - now) / dayMs;
  if (daysLeft >= reminderDays && daysLeft <= 366) return [];
  const sentence =
    daysLeft < reminderDays
      ? `the address for security reports holds until ${until} only; make sure that it is right, then write a later day.`
      : `the address for security reports holds until ${until}; write a day that is at most a year away.`;
  return [{ file: source.file, line: source.lineOf(['securityReports', 'until']), sentence }];
}

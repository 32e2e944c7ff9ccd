import { euMembers } from '../../domain/location.ts';
import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/** Entries of our own beside the codes of ISO 3166-1. */
const ownCodes = new Set(['TX', 'other']);

/** Common mistakes for country codes. */
const usualSlips: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR', EN: 'GB', SP: 'ES' };

/**
 * Finds places of the price calculator that do not exist, and members of the European Union that
 * are missing or do not pay in euros: their visitors would see a price without tax.
 *
 * @param source content/countries.yaml with positions
 */
export function checkCountries({ countries }: Content, source: SourceFile): Problem[] {
  const { file } = source;
  const listed = new Set(countries.countries.map(({ code }) => code));
  const missing = [...euMembers].filter((code) => !listed.has(code));
  const wrong = countries.countries.flatMap(({ code, currency }, index): Problem[] => {
    const path = ['countries', index, 'code'];
    const line = source.lineOf(path);
    if (!ownCodes.has(code) && !isCountry(code)) {
      const meant = usualSlips[code];
      const sentence = `${code} is no country's code; ${meant ? `write ${meant}` : 'write the two letters of ISO 3166-1'}.`;
      return [{ file, line, path, sentence }];
    }
    if (euMembers.has(code) && currency !== 'EUR') {
      const sentence = `${nameOf(code)} pays in ${currency}, but members of the European Union are billed in euros; write EUR.`;
      return [{ file, line, path: ['countries', index, 'currency'], sentence }];
    }
    return [];
  });
  // A misspelt code would also be reported as missing.
  if (wrong.length > 0) return wrong;
  return missing.map((code) => ({
    file,
    line: source.lineOfKey(['countries']),
    path: ['countries'],
    sentence: `${nameOf(code)} (${code}) is missing, so that its visitors would be told no tax; add a line for it.`,
  }));
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The European Union, the United Nations and "unknown" have codes too, and UK is read as GB. */
function isCountry(code: string): boolean {
  const isRegion = !['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'].includes(code);
  return isRegion && nameOf(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

function nameOf(code: string): string | undefined {
  return names.of(code);
}

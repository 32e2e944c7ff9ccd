import { personalAnnualCents } from '../../domain/plan-price.ts';
import { dayOf } from '../../domain/tax-rate.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Content, ContentFileName } from '../schema/files.ts';
import { adviseOnAccessibility } from './advise-on-accessibility.ts';
import { endedNotice } from './check-notice.ts';
import { checkSecurityContact } from './check-security-contact.ts';
import { claimsBelowTable } from './claimed-prices.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

type Sources = Record<ContentFileName, SourceFile>;

/**
 * Finds advice, which stops nothing: notes in the files, an expiring security.txt, descriptions that nobody
 * has compared yet, and advertised prices below the tables.
 *
 * @param content files without problems
 * @param sources the same files with positions
 */
export function findAdvice(content: Content, sources: Sources): Problem[] {
  return [
    ...checkSecurityContact(content, sources.site),
    ...Object.values(sources).flatMap(remarks),
    ...endedNotice(content, sources.notice, dayOf(new Date())),
    ...adviseOnAccessibility(content, sources.accessibility, dayOf(new Date())),
    ...staleAdvertisedPrices(content, sources.plans),
    ...claimsBelowTable(content, sources.claims).filter(({ isAdvertised }) => isAdvertised),
    ...generalDescriptions(content, sources.extensions),
  ];
}

/** A note beside a value that was only assumed says what to confirm; `assumptions` lists it. */
function remarks(source: SourceFile): Problem[] {
  return notes(source.value).map(({ path, value, owner }) => ({
    file: source.file,
    line: source.lineOfKey(path),
    path,
    sentence: `${owner ? `${owner}: ` : ''}${value}`,
  }));
}

interface Note {
  path: Path;
  value: unknown;
  /** Name of the entry it belongs to, where that has one. */
  owner?: string | undefined;
}

function notes(value: unknown, path: Path = []): Note[] {
  if (typeof value !== 'object' || value === null) return [];
  const group = value as Record<string, unknown>;
  const owner = group.name ?? group.code;
  return Object.entries(group).flatMap(([name, inner]) => {
    const innerPath = [...path, Array.isArray(value) ? Number(name) : name];
    if (name !== 'note') return notes(inner, innerPath);
    if (group.assumed) return [];
    return [{ path: innerPath, value: inner, owner: owner ? String(owner) : undefined }];
  });
}

function staleAdvertisedPrices({ plans }: Content, source: SourceFile): Problem[] {
  return plans.personal.flatMap(({ name, laterPrices, ...first }, index) =>
    [first, ...laterPrices].flatMap(({ monthlyCents, annualPerMonthCents }, count) => {
      const year = personalAnnualCents(monthlyCents.USD);
      const twelfth = Math.floor(year / 12);
      if (annualPerMonthCents === twelfth) return [];
      const place = count === 0 ? [] : ['laterPrices', count - 1];
      const line = source.lineOf(['personal', index, ...place, 'annualPerMonth']);
      const sentence = `${name} is advertised at ${dollars(annualPerMonthCents)} per month, but its year costs ${dollars(year)}, which makes ${dollars(twelfth)} per month.`;
      return [{ file: source.file, line, sentence }];
    }),
  );
}

function generalDescriptions({ extensions: { extensions } }: Content, source: SourceFile) {
  const general = extensions.filter((extension) => extension.source === 'general');
  const [first] = general;
  if (!first) return [];
  const line = source.lineOf(['extensions', extensions.indexOf(first), 'source']);
  const sentence = `from here on, ${general.length} descriptions are marked "source: general"; please compare each with what the extension says of itself, then mark it "described".`;
  return [{ file: source.file, line, sentence }];
}

function dollars(cents: number): string {
  return formatMoney('en', { cents, currency: 'USD' });
}

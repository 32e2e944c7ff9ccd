import { personalAnnualCents } from '../../domain/plan-price.ts';
import { dayOf } from '../../domain/tax-rate.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Content, ContentFileName } from '../schema/files.ts';
import { adviseOnAccessibility } from './advise-on-accessibility.ts';
import { adviseOnTrust } from './advise-on-trust.ts';
import { endedNotice } from './check-notice.ts';
import { claimsBelowTable } from './claimed-prices.ts';
import { endingReports } from './ending-reports.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

type Sources = Record<ContentFileName, SourceFile>;

/**
 * Finds what the files' owner should look at, though nothing is wrong in form: remarks left in the
 * files, an address that is to be renewed, values that were only assumed, descriptions that nobody has compared yet, questions
 * without an answer, and advertised prices that differ from the tables.
 *
 * @param content files without problems
 * @param sources the same files with positions
 */
export function findAdvice(content: Content, sources: Sources): Problem[] {
  return [
    ...endingReports(content, sources.site),
    ...adviseOnTrust(content, sources.trust),
    ...Object.values(sources).flatMap((source) => [...remarks(source), ...assumptions(source)]),
    ...endedNotice(content, sources.notice, dayOf(new Date())),
    ...adviseOnAccessibility(content, sources.accessibility, dayOf(new Date())),
    ...sampleImprint(content, sources.company),
    ...sampleChanges(content, sources.changes),
    ...staleAdvertisedPrices(content, sources.plans),
    ...claimsBelowTable(content, sources.claims).filter(({ isAdvertised }) => isAdvertised),
    ...generalDescriptions(content, sources.extensions),
    ...unanswered(content, sources.answers),
  ];
}

function remarks(source: SourceFile): Problem[] {
  return [...entriesNamed('note', source.value)].map(({ path, value, owner }) => ({
    file: source.file,
    line: source.lineOfKey(path),
    path,
    sentence: `${owner ? `${owner}: ` : ''}${value}`,
  }));
}

function assumptions(source: SourceFile): Problem[] {
  const found = [...entriesNamed('assumed', source.value)];
  const [first] = found;
  if (!first) return [];
  const sentence =
    found.length === 1
      ? '1 value is marked "assumed: true"; please confirm or correct it.'
      : `${found.length} values from here on are marked "assumed: true"; please confirm or correct them.`;
  return [{ file: source.file, line: source.lineOf(first.path), sentence }];
}

interface NamedEntry {
  path: Path;
  value: unknown;
  /** Name of the entry it belongs to, where that has one. */
  owner?: string | undefined;
}

function* entriesNamed(key: string, value: unknown, path: Path = []): Generator<NamedEntry> {
  if (typeof value !== 'object' || value === null) return;
  const group = value as Record<string, unknown>;
  const owner = group.name ?? group.code;
  for (const [name, inner] of Object.entries(group)) {
    const innerPath = [...path, Array.isArray(value) ? Number(name) : name];
    if (name !== key) yield* entriesNamed(key, inner, innerPath);
    else yield { path: innerPath, value: inner, owner: owner ? String(owner) : undefined };
  }
}

function sampleImprint({ company }: Content, source: SourceFile): Problem[] {
  if (!company.imprint.isSample) return [];
  const sentence =
    'the imprint has sample values, and says so to visitors; write yours, then remove this line.';
  return [{ file: source.file, line: source.lineOf(['imprint', 'sample']), sentence }];
}

function sampleChanges({ changes }: Content, source: SourceFile): Problem[] {
  return changes.flatMap(({ id, isSample }, index) => {
    if (!isSample) return [];
    const path = [index, 'sample'];
    const sentence = `${id} is a sample, and visitors read that; write what has changed, then remove this line.`;
    return [{ file: source.file, line: source.lineOf(path), path, sentence }];
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

function unanswered({ answers }: Content, source: SourceFile): Problem[] {
  return Object.keys(answers)
    .filter((id) => answers[id] === 'ask')
    .map((id) => ({
      file: source.file,
      line: source.lineOf([id]),
      path: [id],
      sentence: `"${id}" has no answer yet, so visitors read that they should ask you; please answer it.`,
    }));
}

function dollars(cents: number): string {
  return formatMoney('en', { cents, currency: 'USD' });
}

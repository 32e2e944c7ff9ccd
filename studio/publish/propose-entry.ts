import { contentPaths } from '../../src/content/check/load.ts';
import type { ValueChange } from '../../src/content/check/logged-state.ts';
import { localeFile } from '../../src/i18n/locale-file.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { type Reader, readValue } from '../project/editable-files.ts';
import { type Kind, sentences, type Words, withdrawn } from './log-sentences.ts';

/** An entry of content/changes.yaml. */
interface LogEntry {
  id: string;
  date: string;
  from: string;
  kind: Kind;
  about: string[];
  what: Words;
  before?: string;
  after?: string;
  affects: Words;
}

/**
 * Drafts an entry of the public log for unlogged changes; a person then edits it.
 *
 * @param untold at least one change
 * @param read reads a file of the draft
 * @param readBase reads it as it was, for names that the draft no longer has
 * @param today as YYYY-MM-DD
 * @param from day on which the changes start
 */
export function proposeEntry(
  untold: readonly ValueChange[],
  { read, readBase, today, from }: { read: Reader; readBase: Reader; today: string; from: string },
): LogEntry {
  const [first] = untold;
  if (!first) throw new Error('The log tells of every change.');
  const kind = kindOf(first);
  const own = untold.filter((change) => kindOf(change) === kind);
  const about = [...new Set(own.map(({ subject }) => subject))];
  const fill = (words: Words) =>
    Object.fromEntries(
      locales.map((locale) => {
        const names = about.map((subject) => nameOf(subject, kind, locale, [read, readBase]));
        return [locale, words[locale].replace('{}', names.join(', '))];
      }),
    ) as Words;
  const isGone = kind === 'prices' && own.every((change) => change.is === undefined);
  const [was, is] = own.length === 1 ? figures(first) : [];
  return {
    id: freeId(`${kind}-${today}`, read),
    date: today,
    from,
    kind,
    about,
    what: fill(isGone ? withdrawn : sentences[kind].what),
    ...(was && is && { before: was, after: is }),
    affects: fill(sentences[kind].affects),
  };
}

function kindOf({ source: { file }, name }: ValueChange): Kind {
  if (file === contentPaths.countries) return 'taxes';
  if (file === contentPaths.company) return 'terms';
  if (file === contentPaths.extensions) return 'extensions';
  if (file === contentPaths['plan-features']) return 'plans';
  return file !== contentPaths.plans || /price|monthly|annual|validFrom/i.test(name)
    ? 'prices'
    : 'plans';
}

/** The amounts or rates of a change with their unit; empty when they are not numbers. */
function figures({ source, name, was, is }: ValueChange): [string, string] | [] {
  if (typeof was !== 'number' || typeof is !== 'number') return [];
  const unit = source.file === contentPaths.countries ? '%' : (/[A-Z]{3}/.exec(name)?.[0] ?? 'USD');
  return [`${was} ${unit}`, `${is} ${unit}`];
}

function nameOf(subject: string, kind: Kind, locale: Locale, readers: readonly Reader[]): string {
  if (kind === 'taxes' && /^[A-Z]{2}$/.test(subject)) {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(subject) ?? subject;
  }
  const names = readers.flatMap((read): string[] => {
    const plans = readValue(contentPaths.plans, read(contentPaths.plans)) as Record<
      string,
      { id: string; name: string }[]
    >;
    const plan = Object.values(plans)
      .flat()
      .find(({ id }) => id === subject);
    const addons = JSON.parse(read(localeFile(locale, 'add-ons')));
    return plan?.name ?? addons[subject]?.name ?? [];
  });
  return names[0] ?? subject;
}

function freeId(id: string, read: Reader): string {
  const entries = readValue(contentPaths.changes, read(contentPaths.changes)) as { id: string }[];
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? id : `${id}-${count}`;
    if (!entries.some((entry) => entry.id === free)) return free;
  }
}

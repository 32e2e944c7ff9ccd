import { dayOf } from '../../domain/tax-rate.ts';
import type { Content, ContentFileName } from '../schema/files.ts';
import { loggedValues } from './logged-values.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';
import { nearest } from './suggest.ts';

type Sources = Record<ContentFileName, SourceFile>;

/**
 * Finds what is wrong with the log of changes: entries out of order, entries about unknown subjects, and
 * legal texts whose last change has no entry.
 *
 * @param content files that have each passed their schema
 * @param today as YYYY-MM-DD
 */
export function checkChanges(
  content: Content,
  sources: Sources,
  today = dayOf(new Date()),
): Problem[] {
  const { changes, company } = content;
  const source = sources.changes;
  const legalTexts = Object.keys(company.legalUpdatedOn);
  const subjects = [
    ...new Set([...legalTexts, ...loggedValues(sources).map(({ subject }) => subject)]),
  ];
  const say = (path: readonly PropertyKey[], sentence: string): Problem => ({
    file: source.file,
    line: source.lineOf(path),
    path,
    sentence,
  });
  const disorder = changes.flatMap(({ id, date }, index) => {
    const before = changes[index - 1];
    if (!before || before.date >= date) return [];
    return [say([index, 'date'], `${id} is newer than the entry above it; put the newest first.`)];
  });
  const strangers = changes.flatMap(({ id, about }, index) =>
    about.flatMap((subject, place) => {
      // The subject of an older entry may no longer exist.
      if (subjects.includes(subject) || index > 0) return [];
      const meant = nearest(subject, subjects);
      if (!meant) return [];
      return [
        say(
          [index, 'about', place],
          `${id} is about ${subject}, which there is not; write ${meant}.`,
        ),
      ];
    }),
  );
  return [...disorder, ...strangers, ...unloggedTexts(content, sources, today)];
}

function unloggedTexts(
  { changes, company }: Content,
  { company: source, changes: log }: Sources,
  today: string,
): Problem[] {
  return Object.entries(company.legalUpdatedOn).flatMap(([name, day]): Problem[] => {
    // Another check reports days in the future.
    if (day > today || changes.some(({ about, from }) => about.includes(name) && from === day))
      return [];
    const path = ['legalUpdatedOn', name];
    const sentence = `"${name}" says ${day}, of which the log of changes does not tell; write an entry with "about: [${name}]" and "from: ${day}" in ${log.file}.`;
    return [{ file: source.file, line: source.lineOf(path), path, sentence }];
  });
}

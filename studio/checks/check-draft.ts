import {
  adviseOnClaims,
  checkProjectLegal,
  checkProjectLists,
  checkProjectTexts,
  type ProjectSource,
} from '../../src/build/check-project.ts';
import { staleAnswers } from '../../src/content/check/advise-on-trust.ts';
import { compareWithCommitted } from '../../src/content/check/compare-with-committed.ts';
import { checkContent } from '../../src/content/check/load.ts';
import {
  type LoggedState,
  loggedStateFile,
  unloggedChanges,
  unloggedValues,
  type ValueChange,
} from '../../src/content/check/logged-state.ts';
import type { Problem } from '../../src/content/check/problem.ts';
import { dayOf } from '../../src/domain/tax-rate.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { outdatedKeys } from '../../src/i18n/origins/origins.ts';
import { readOrigins, translations } from '../../src/i18n/origins/origins-file.ts';
import { flattenTexts, type Texts } from '../../src/i18n/read-texts.ts';
import { placeBlocks } from '../files/read-legal.ts';
import { type Reader, withPictures } from '../project/editable-files.ts';

export interface Findings {
  problems: Problem[];
  toConfirm: Problem[];
  advice: Problem[];
  /** Changes without an entry in the public log. */
  untold: ValueChange[];
  /** Keys of translations whose English has changed since they were made. */
  outdated: Record<string, string[]>;
}

/** The draft and the published project. */
export interface CheckedDraft {
  /** Absolute path of the project. */
  root: string;
  /** Reads a file of the draft. */
  read: Reader;
  /** Reads a file as it was before the draft changed it. */
  readBase: Reader;
  /** Paths of all files that the studio can change. */
  files: readonly string[];
  factsOf: ProjectSource['factsOf'];
}

/** Runs the checks of `npm run content` and `npm run texts` on the draft. */
export async function checkDraft(draft: CheckedDraft): Promise<Findings> {
  const { root, read, readBase, files, factsOf } = draft;
  const source = { read: withPictures(root, read), factsOf };
  const loaded = checkContent(source.read);
  const { content, sources } = loaded;
  const changes = content
    ? compareWithCommitted(root, readBase, dayOf(new Date()), read)
    : { problems: [], advice: [] };
  const told = JSON.parse(read(loggedStateFile)) as LoggedState;
  const legal = await checkProjectLegal(root, loaded.content, source);
  return {
    problems: [
      ...loaded.problems,
      ...changes.problems,
      ...(content && sources ? unloggedChanges(told, content, sources) : []),
      ...checkProjectLists(root, loaded, source),
      ...(await checkProjectTexts(root, loaded.content, source)),
      ...legal,
    ].map((problem) => withBlock(problem, read)),
    toConfirm: loaded.toConfirm,
    advice: [
      ...changes.advice,
      ...adviseOnClaims(root, loaded, source),
      ...(content && sources ? staleAnswers(content, sources.trust) : []),
      ...loaded.advice,
    ],
    untold: content && sources ? unloggedValues(told, content, sources) : [],
    outdated: outdatedTexts(root, textsBy(read, files)),
  };
}

/** The checks of legal texts name a line; this adds the index of the paragraph, which the form needs. */
function withBlock(problem: Problem, read: Reader): Problem {
  if (problem.line === undefined || !problem.file.endsWith('.mdx')) return problem;
  try {
    const text = read(problem.file);
    const end = text.split('\n').slice(0, problem.line).join('\n').length;
    const index = placeBlocks(text).findLastIndex(({ start }) => start < end);
    return { ...problem, path: [Math.max(0, index), 'text'] };
  } catch {
    return problem;
  }
}

/** Reads the texts of every language. */
export function textsBy(read: Reader, files: readonly string[]): Record<Locale, Texts> {
  const textsOf = (locale: Locale): Texts => {
    const own = files.filter((file) => file.startsWith(`locales/${locale}/`));
    return Object.fromEntries(
      own.map((file) => [/([^/]*)\.json$/.exec(file)?.[1] ?? '', JSON.parse(read(file))]),
    );
  };
  return Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
    Locale,
    Texts
  >;
}

function outdatedTexts(root: string, texts: Record<Locale, Texts>): Record<string, string[]> {
  const english = flattenTexts(texts.en);
  const origins = readOrigins(root);
  return Object.fromEntries(
    translations.map((locale) => [
      locale,
      outdatedKeys(origins[locale] ?? new Map(), english, flattenTexts(texts[locale])),
    ]),
  );
}

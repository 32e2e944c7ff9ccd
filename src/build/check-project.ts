import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { checkBanner } from '../content/check/check-banner.ts';
import { checkCitedSections } from '../content/check/check-cited-sections.ts';
import { checkFilledTexts } from '../content/check/check-filled-texts.ts';
import { checkNotice } from '../content/check/check-notice.ts';
import { checkPhrases } from '../content/check/check-phrases.ts';
import { readCommitted } from '../content/check/compare-with-committed.ts';
import { type FactValues, readFacts } from '../content/check/fact-values.ts';
import { knownMarkup } from '../content/check/known-markup.ts';
import { checkLegal } from '../content/check/legal/check-legal.ts';
import type { LoadedContent, Reader } from '../content/check/load.ts';
import type { Problem } from '../content/check/problem.ts';
import { readText } from '../content/check/read-text.ts';
import type { Content } from '../content/schema/files.ts';
import { linkIds } from '../content/schema/link-ids.ts';
import { checkTexts } from '../i18n/check/check-texts.ts';
import type { CleanRecord } from '../i18n/check/clean-record.ts';
import { type Glossary, readGlossary } from '../i18n/check/glossary.ts';
import { readTextFile } from '../i18n/check/text-file.ts';
import { localeFile } from '../i18n/locale-file.ts';
import { fallbackLocale, type Locale } from '../i18n/locales.ts';
import { pageRoutes, routes } from '../site/routes.ts';
import { checkLists } from './check-lists.ts';
import { checkPageTexts } from './check-page-texts.ts';
import { checkUncited } from './check-uncited.ts';
import { checkWithdrawn } from './check-withdrawn.ts';
import { readSearches } from './searches.ts';

/** What content/ says, and its mistakes. */
export type CheckedContent = Pick<LoadedContent, 'content' | 'sources' | 'problems'>;

/** Where the checks read files: from disk, or from the studio's unsaved draft. */
export interface ProjectSource {
  read: Reader;
  /** The facts that texts may name, by language. */
  factsOf: (content: Content) => Promise<(locale: Locale) => FactValues>;
}

function onDisk(root: string): ProjectSource {
  return { read: (file) => readFileSync(path.join(root, file)), factsOf: readFacts };
}

/**
 * Finds all problems in content/ and locales/ that would stop a build.
 *
 * @param root absolute path of the project
 * @param loaded its content
 * @param clean what need not be checked again; gets what is found to be without mistakes
 */
export async function checkProject(
  root: string,
  loaded: CheckedContent,
  clean?: CleanRecord,
): Promise<Problem[]> {
  const source = onDisk(root);
  return [
    ...loaded.problems,
    ...checkProjectLists(root, loaded),
    ...(await checkProjectLegal(root, loaded.content, source, clean)),
    ...(await checkProjectTexts(root, loaded.content, source, clean)),
  ];
}

/**
 * Finds problems of the legal texts in content/legal/, and misleading words in content/.
 *
 * @param root absolute path of the project
 * @param content what content/ says; without it, nothing is known of what texts may name
 */
export async function checkProjectLegal(
  root: string,
  content: LoadedContent['content'],
  source = onDisk(root),
  clean?: CleanRecord,
): Promise<Problem[]> {
  const { files, unreadable } = readAll(root, source, 'content/legal/*/*.mdx');
  const checked = JSON.stringify(files);
  if (clean?.has(checked)) return [];
  const targets = { routes: Object.keys(routes), links: linkIds };
  const facts = content && (await source.factsOf(content));
  // A file that cannot be read is not missing: the others have nothing to be compared with.
  if (unreadable.length > 0) return unreadable;
  const problems = [
    ...checkLegal(files, { ...targets, ...(facts && { facts }) }),
    ...(facts
      ? checkFilledTexts(
          readAll(root, source, 'content/{answers,trust}.yaml').files,
          facts(fallbackLocale),
        )
      : []),
    ...checkPhrases(
      { ...files, ...readAll(root, source, 'content/*.yaml').files },
      readWords(root),
    ),
  ];
  if (problems.length === 0) clean?.add(checked);
  return problems;
}

/**
 * Finds what is wrong with the texts in locales/.
 *
 * @param root absolute path of the project
 * @param content what content/ says; without it, nothing is known of what texts may name
 */
export async function checkProjectTexts(
  root: string,
  content: LoadedContent['content'],
  source = onDisk(root),
  clean?: CleanRecord,
): Promise<Problem[]> {
  const { files, unreadable } = readAll(root, source, 'locales/*/*');
  const facts = content && (await source.factsOf(content));
  const marks = facts && knownMarkup(root, content, facts(fallbackLocale), Object.keys(routes));
  if (unreadable.length > 0) return unreadable;
  return checkTexts(files, { ...marks, glossary: readWords(root) }, clean);
}

/**
 * Finds titles and descriptions that would do badly among search results. They keep nobody from
 * publishing, so the build does not ask.
 *
 * @param root absolute path of the project
 * @param content has passed the check
 */
export async function checkProjectPageTexts(root: string, content: Content): Promise<Problem[]> {
  const { files } = readAll(root, onDisk(root), 'locales/*/*');
  const document = readFileSync(path.join(root, 'docs/searches.md'), 'utf8');
  return checkPageTexts(files, await readFacts(content), readSearches(document));
}

/**
 * Finds entries of lists in content/ that lack a text or name no page, and texts of what has gone.
 *
 * @param root absolute path of the project
 */
export function checkProjectLists(
  root: string,
  loaded: CheckedContent,
  source = onDisk(root),
): Problem[] {
  const { files } = readAll(root, source, ['locales/*/*.json', 'content/legal/*/*.mdx']);
  const { content, sources } = loaded;
  const framed = pageRoutes.filter(([, { frame }]) => frame !== 'standalone').map(([key]) => key);
  return [
    ...checkLists(loaded, (file) => files[file]),
    ...(content ? checkWithdrawn(content, files, readCommitted(root)) : []),
    ...(content && sources ? checkUncited(content, sources.claims, ...citing(root, source)) : []),
    ...(content && sources ? checkBanner(content.banner.onPages, sources.banner, framed) : []),
    ...(content && sources
      ? checkNotice(content, sources.notice, framed, Object.keys(routes))
      : []),
  ];
}

/** The sentences of the claims, and everything that can cite one. */
function citing(root: string, source: ProjectSource) {
  const { files } = readAll(root, source, [`locales/${fallbackLocale}/*.json`, 'content/*.yaml']);
  const { [localeFile(fallbackLocale, 'claims')]: written = '', ...rest } = files;
  const { 'content/claims.yaml': _, ...places } = rest;
  const pages = globSync('src/site/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  return [readTextFile('claims', written).texts, [...Object.values(places), ...pages]] as const;
}

/**
 * Questions claims that cite a section of the legal texts on something else.
 *
 * @param root absolute path of the project
 */
export function adviseOnClaims(
  root: string,
  { content, sources }: LoadedContent,
  source = onDisk(root),
): Problem[] {
  if (!content || !sources) return [];
  const { files } = readAll(root, source, [
    localeFile(fallbackLocale, 'claims'),
    `content/legal/${fallbackLocale}/*.mdx`,
  ]);
  const { [localeFile(fallbackLocale, 'claims')]: written = '', ...legal } = files;
  const texts = [...readTextFile('claims', written).texts];
  const sentences = new Map(texts.map(([id, { text }]) => [id, text]));
  return checkCitedSections(content.claims, sources.claims, sentences, Object.values(legal));
}

/** The words that texts must use; without the page there are no rules. */
function readWords(root: string): Glossary {
  const file = path.join(root, 'docs/glossary.md');
  return readGlossary(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

function readAll(root: string, { read }: ProjectSource, patterns: string | string[]) {
  const unreadable: Problem[] = [];
  const files: Record<string, string> = {};
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    const result = readText(file, read(file));
    if ('problem' in result) unreadable.push(result.problem);
    else files[file] = result.text;
  }
  return { files, unreadable };
}

import { foreignLanguageOf } from '../../i18n/check/check-language.ts';
import { fallbackLocale, type Locale, locales } from '../../i18n/locales.ts';
import type { Problem } from './problem.ts';
import { nearest } from './suggest.ts';

/** What legal texts may lead to. */
export interface LegalTargets {
  /** Keys of the route table. */
  routes: readonly string[];
  /** Keys of the links in content/site.yaml. */
  links: readonly string[];
}

const knownTags = ['Section', 'Summary', 'To'];
/** The headings of whole documents, which are no sections. */
const documentIds = ['terms', 'privacy-policy', 'aup'];
const tagPattern = /<(\/?)([A-Za-z]\w*)([^<>]*?)(\/?)>/g;

type Say = (offset: number, sentence: string) => void;

/**
 * Finds what is wrong with the legal texts: marks that do not close, links that lead nowhere or out
 * of the site, sections that a language lacks, paragraphs in another language.
 *
 * @param files the text of each file by its path, such as `content/legal/de/terms.mdx`
 */
export function checkLegal(
  files: Readonly<Record<string, string>>,
  targets: LegalTargets,
): Problem[] {
  const names = Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1));
  const sections = new Set([...documentIds, ...Object.values(files).flatMap(sectionIds)]);
  return locales.flatMap((locale) =>
    [...new Set(names)].flatMap((name) => {
      const file = `content/legal/${locale}/${name}`;
      const text = files[file];
      if (text === undefined) {
        return [
          { file, sentence: 'this file is missing; bring it back, or translate the English one.' },
        ];
      }
      const problems: Problem[] = [];
      const say: Say = (offset, sentence) =>
        problems.push({ file, line: text.slice(0, offset).split('\n').length, sentence });
      checkMarks(text, say);
      checkLinks(text, targets, sections, say);
      checkParagraphs(locale, text, say);
      const own = sectionIds(text);
      const english = sectionIds(files[`content/legal/${fallbackLocale}/${name}`] ?? '');
      const lost = english.find((id, index) => own[index] !== id);
      if (lost)
        say(
          0,
          `the section "${lost}" is missing or not in its place; have the same sections as in English.`,
        );
      else if (own.length > english.length)
        say(0, 'has more sections than in English; write it there, too.');
      return problems;
    }),
  );
}

function checkMarks(text: string, say: Say): void {
  if (!/^---\ntitle: \S/.test(text))
    say(0, 'must begin with three lines: ---, "title:" with the title, and ---.');
  const open: { name: string; offset: number }[] = [];
  for (const { 1: isClosing, 2: name = '', 4: isAlone, index } of text.matchAll(tagPattern)) {
    if (!knownTags.includes(name)) {
      say(
        index,
        `<${name}> is not known here; write ${knownTags.map((tag) => `<${tag}>`).join(', ')} or plain text.`,
      );
    } else if (!isClosing && !isAlone) {
      open.push({ name, offset: index });
    } else if (isClosing && open.pop()?.name !== name) {
      say(index, `</${name}> closes nothing, or another mark must close first.`);
      return;
    }
  }
  const [first] = open;
  if (first)
    say(first.offset, `<${first.name}> is not closed; write </${first.name}> where it ends.`);
  const brace = text.search(/[{}]/);
  if (brace >= 0) say(brace, 'a brace { or } stands here; remove it.');
}

function checkLinks(
  text: string,
  { routes, links }: LegalTargets,
  sections: ReadonlySet<string>,
  say: Say,
): void {
  for (const { 3: attributes = '', index } of text.matchAll(/<(To)()(\s[^<>]*)>/g)) {
    for (const [, key = '', value = ''] of attributes.matchAll(/(\w+)="([^"]*)"/g)) {
      const known = { route: routes, section: [...sections], external: links }[key];
      if (known?.includes(value)) continue;
      const meant = known && nearest(value, known);
      say(
        index,
        `${key} "${value}" leads nowhere; ${meant ? `write "${meant}"` : 'write the name of a page, a section or a link in content/site.yaml'}.`,
      );
    }
  }
  for (const { 0: whole, index } of text.matchAll(
    /\]\([^)]*\)?|\b(?:https?|javascript|mailto):\S*/gi,
  )) {
    say(
      index,
      `"${whole}" is an address; set it in content/site.yaml and write <To external="…">.`,
    );
  }
}

function checkParagraphs(locale: Locale, text: string, say: Say): void {
  let offset = 0;
  for (const paragraph of text.split('\n')) {
    const words = paragraph.replaceAll(/<[^<>]*>/g, ' ');
    const language = foreignLanguageOf(locale, words);
    if (language) say(offset, `this paragraph reads as ${language}; translate it.`);
    offset += paragraph.length + 1;
  }
}

function sectionIds(text: string): string[] {
  return [...text.matchAll(/<Section id="([^"]*)"/g)].map(([, id = '']) => id);
}

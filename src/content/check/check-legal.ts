import { foreignLanguageOf } from '../../i18n/check/check-language.ts';
import { fallbackLocale, type Locale, locales } from '../../i18n/locales.ts';
import { withoutPlaceholders } from '../legal-placeholders.ts';
import { checkLegalFacts, marksOf } from './check-legal-facts.ts';
import type { FactValues } from './fact-values.ts';
import type { Problem } from './problem.ts';
import { nearest } from './suggest.ts';

/** What legal texts may lead to. */
export interface LegalTargets {
  /** Keys of the route table. */
  routes: readonly string[];
  /** Keys of the links in content/site.yaml. */
  links: readonly string[];
  /** What content/ says, in a language; without it, what texts name is not looked at. */
  facts?: (locale: Locale) => FactValues;
}

const knownTags = ['Section', 'Summary', 'To', 'Law'];
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
  const numbers = new Map(Object.values(files).flatMap(sectionNumbers));
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
      // What is wrong already would be told again, as something that the section lacks.
      if (targets.facts && problems.length === 0)
        checkLegalFacts(locale, text, targets.facts(locale), numbers, say);
      if (problems.length === 0)
        compareMarks(text, files[`content/legal/${fallbackLocale}/${name}`] ?? '', say);
      const own = sectionIds(text);
      const english = sectionIds(files[`content/legal/${fallbackLocale}/${name}`] ?? '');
      const lost = english.find((id, index) => own[index] !== id);
      const place = own[english.indexOf(lost ?? '')];
      if (lost)
        say(
          place ? text.indexOf(`<Section id="${place}"`) : text.length - 1,
          `the section "${lost}" is missing here; bring it back, and have the same sections as in English.`,
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
      if (isClosing) continue;
      say(
        index,
        `<${name}> is not known here; write ${knownTags.map((tag) => `<${tag}>`).join(', ')} or plain text.`,
      );
    } else if (!isClosing && !isAlone) {
      open.push({ name, offset: index });
    } else if (isClosing) {
      const last = open.pop();
      if (last?.name === name) continue;
      if (last && open.some((each) => each.name === name)) sayOpen(last, say);
      else say(index, `</${name}> closes nothing; remove it, or write <${name}> where it begins.`);
      return;
    }
  }
  const [first] = open;
  if (first) sayOpen(first, say);
  const brace = withoutPlaceholders(text).search(/[{}]/);
  if (brace >= 0)
    say(brace, 'a brace { or } stands here; remove it, or write a whole placeholder: {{brand}}.');
}

function sayOpen({ name, offset }: { name: string; offset: number }, say: Say): void {
  say(offset, `<${name}> is not closed; write </${name}> where it ends.`);
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

/** Tells of a placeholder or a number of the law that a section lacks, or has beyond the English. */
function compareMarks(text: string, english: string, say: Say): void {
  const originals = splitSections(english);
  for (const { id, offset, body } of splitSections(text)) {
    const original = originals.find((each) => each.id === id);
    if (!original) continue;
    const own = marksOf(body);
    const wanted = marksOf(original.body);
    const where = id ? `the section "${id}"` : 'the text';
    const lost = without(wanted, own)[0];
    const added = without(own, wanted)[0];
    if (lost) {
      const line = lineWith(lost, original.body);
      const isAlike = body.split('\n').length === original.body.split('\n').length;
      const at = isAlike ? body.split('\n').slice(0, line).join('\n').length + 1 : 0;
      say(offset + at, `${where} lacks ${lost}, which the English has; write it there.`);
    } else if (added)
      say(offset, `${where} has ${added} more often than in English; write it as there.`);
  }
}

/** How many lines stand above the first with a mark; where each paragraph is a line, as in English. */
function lineWith(mark: string, body: string): number {
  return Math.max(
    body.split('\n').findIndex((line) => marksOf(line).includes(mark)),
    0,
  );
}

/** What stays of a list when each entry of another has taken one like itself. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...list];
  for (const each of other) if (rest.includes(each)) rest.splice(rest.indexOf(each), 1);
  return rest;
}

function splitSections(text: string): { id: string; offset: number; body: string }[] {
  let offset = 0;
  return text.split(/(?=<Section )/).map((body) => {
    const section = { id: /^<Section id="([^"]*)"/.exec(body)?.[1] ?? '', offset, body };
    offset += body.length;
    return section;
  });
}

function sectionNumbers(text: string): [id: string, number: string][] {
  return [...text.matchAll(/<Section id="([^"]*)" number="([^"]*)"/g)].map(
    ([, id = '', number = '']) => [id, number],
  );
}

function sectionIds(text: string): string[] {
  return [...text.matchAll(/<Section id="([^"]*)"/g)].map(([, id = '']) => id);
}

import { foreignLanguageOf } from '../../../i18n/check/check-language.ts';
import { fallbackLocale, type Locale, locales } from '../../../i18n/locales.ts';
import type { FactValues } from '../fact-values.ts';
import type { Problem } from '../problem.ts';
import { nearest } from '../suggest.ts';
import { checkLegalFacts } from './check-facts.ts';
import { checkMarkup } from './check-markup.ts';
import { compareMarkup } from './compare-markup.ts';
import type { Report } from './report.ts';
import { sectionIds, sectionNumbers } from './sections.ts';

/** What legal texts may lead to. */
export interface LegalTargets {
  /** Keys of the route table. */
  routes: readonly string[];
  /** Keys of the links in content/site.yaml. */
  links: readonly string[];
  /** What content/ says, in a language; without it, what texts name is not looked at. */
  facts?: (locale: Locale) => FactValues;
}

/** The headings of whole documents, which are no sections. */
const documentIds = ['terms', 'privacy-policy', 'privacy-policy-addition', 'aup'];

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
  return locales.flatMap((locale) => {
    const folder = `content/legal/${locale}`;
    if (!Object.keys(files).some((file) => file.startsWith(`${folder}/`))) {
      return [{ file: folder, sentence: 'this folder of legal texts is missing; bring it back.' }];
    }
    return [...new Set(names)].flatMap((name) => {
      const file = `content/legal/${locale}/${name}`;
      const text = files[file];
      if (text === undefined) {
        const instead = locale === fallbackLocale ? '' : ', or translate the English one';
        return [{ file, sentence: `this file is missing; bring it back${instead}.` }];
      }
      const english = files[`content/legal/${fallbackLocale}/${name}`];
      const problems: Problem[] = [];
      const report: Report = (offset, sentence) =>
        problems.push({ file, line: text.slice(0, offset).split('\n').length, sentence });
      checkMarkup(text, report);
      checkLinks(text, targets, sections, report);
      checkParagraphs(locale, text, report);
      // What is wrong already would be told again, as something that the section lacks.
      if (targets.facts && problems.length === 0) {
        checkLegalFacts(locale, text, targets.facts(locale), numbers, report);
      }
      if (english === undefined) return problems;
      if (problems.length === 0) compareMarkup(text, english, report);
      compareSections(text, english, report);
      return problems;
    });
  });
}

function checkLinks(
  text: string,
  { routes, links }: LegalTargets,
  sections: ReadonlySet<string>,
  report: Report,
): void {
  for (const { 1: attributes = '', index } of text.matchAll(/<To(\s[^<>]*)>/g)) {
    for (const [, key = '', value = ''] of attributes.matchAll(/(\w+)="([^"]*)"/g)) {
      const known = { route: routes, section: [...sections], external: links }[key];
      if (known?.includes(value)) continue;
      const meant = known && nearest(value, known);
      report(
        index,
        `${key} "${value}" leads nowhere; ${meant ? `write "${meant}"` : 'write the name of a page, a section or a link in content/site.yaml'}.`,
      );
    }
  }
  for (const { 0: whole, index } of text.matchAll(
    /\]\([^)]*\)?|\b(?:https?|javascript|mailto):\S*/gi,
  )) {
    report(
      index,
      `"${whole}" is an address; set it in content/site.yaml and write <To external="…">.`,
    );
  }
}

function checkParagraphs(locale: Locale, text: string, report: Report): void {
  let offset = 0;
  for (const paragraph of text.split('\n')) {
    const words = paragraph.replaceAll(/<[^<>]*>/g, ' ');
    const language = foreignLanguageOf(locale, words);
    if (language) report(offset, `this paragraph reads as ${language}; translate it.`);
    offset += paragraph.length + 1;
  }
}

/** Tells of the first section that is not where the English text has it, or else of one too many. */
function compareSections(text: string, englishText: string, report: Report): void {
  const own = sectionIds(text);
  const english = sectionIds(englishText);
  const lost = english.find((id, index) => own[index] !== id);
  if (lost) {
    const place = own[english.indexOf(lost)];
    report(
      place ? text.indexOf(`<Section id="${place}"`) : text.length - 1,
      `the section "${lost}" is missing here; bring it back, and have the same sections as in English.`,
    );
  } else if (own.length > english.length) {
    report(0, 'has more sections than in English; write it there, too.');
  }
}

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readGlossary } from '../../src/i18n/check/glossary.ts';
import { fallbackLocale, locales } from '../../src/i18n/locales.ts';
import { bodyOf, builtPages } from './built-site.ts';
import { content } from './content.ts';

// WCAG 2.2, 3.1.2 wants every passage in another language marked, and exempts proper names. So the
// names of firms, people, plans and products, which are called the same in every language, are read
// as they are, "Pro" as well as "WikiGarth". What is made of plain English words is marked although
// it is a name: a German voice makes nothing of "Parser Functions" or "The Tidewater Almanac".
const { plans, customers, hosts, company, site, extensions, showcase, claims } = content;
const { accessibility, trust } = content;
const { terms } = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
const compared = Object.values(hosts.comparisons).flatMap((comparison) => comparison.hosts);
const properNames = [
  site.brandName,
  ...[...plans.personal, ...plans.business].map(({ name }) => name),
  ...[...customers, ...compared, ...hosts.betterElsewhere].map(({ name }) => name),
  ...(trust.processors?.value ?? []).flatMap(({ name }) => Object.values(name)),
  ...[...accessibility.tests.map((each) => each.with), accessibility.enforcement.name],
  ...[...terms.keys()].filter((name) =>
    locales.every((each) => terms.get(name)?.[each][0] === name),
  ),
  ...Object.values(content['sign-on']).flatMap(({ protocols }) => protocols),
  ...Object.values(company.imprint).flat().map(String),
  // Products of others that only texts name.
  ...['Google Sites', 'Confluence Standard', 'Confluence Premium'],
].sort((one, other) => other.length - one.length);

/** Names in a language of their own, each of which is shown alone. */
const foreignNames = [
  ...extensions.extensions.map(({ prettyName }) => prettyName),
  ...showcase.filter(({ language }) => language).map(({ name }) => name),
].filter((name) => !properNames.includes(name));

/** Titles in a language of their own, which stand in sentences. */
const foreignTitles = claims
  .flatMap(({ source }) => {
    if (source.kind === 'host') return [source.name];
    return source.kind === 'law' && source.language ? [source.name[fallbackLocale]] : [];
  })
  .filter(isMoreThanNames);

/** Whether two words of ordinary spelling are left when proper names and addresses are taken out. */
function isMoreThanNames(text: string): boolean {
  const rest = properNames.reduce((left, name) => left.replaceAll(name, ' '), text);
  const words = rest.replace(/\S+\.\S+/g, ' ').match(/(?<!\p{L})\p{Lu}?\p{Ll}{2,}/gu);
  return (words ?? []).length > 1;
}

interface Part {
  text: string;
  language: string;
}

// What nobody hears, and what is code in every language.
const silent = new Set(['head', 'script', 'style', 'svg', 'code', 'textarea']);

/** What is read aloud of a page, piece by piece, each with the language it is read in. */
function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  const walk = (node: AnyNode, language: string): void => {
    if (isText(node)) {
      const text = node.data.replace(/\s+/g, ' ').trim();
      if (/\p{L}/u.test(text)) parts.push({ text, language });
    }
    if (!hasChildren(node)) return;
    const { name = '', attribs = {} } = isTag(node) ? node : {};
    if (silent.has(name) || attribs['aria-hidden'] === 'true' || attribs.role === 'img') return;
    for (const child of node.children) walk(child, attribs.lang ?? language);
  };
  walk(parseDocument(html), '');
  return parts;
}

test('there are names and titles in other languages', () => {
  expect(foreignNames).toContain('Parser Functions');
  expect(foreignTitles).toContain('Fandom, Forking Policy');
  expect(isMoreThanNames('Business Pro, Backups Plus')).toBe(false);
});

test('whatever a page says in another language is marked as such', () => {
  const faults = new Set<string>();
  for (const [key, pages] of Map.groupBy(builtPages, (each) => each.key)) {
    const english = pages.find(({ locale }) => locale === fallbackLocale);
    if (!english) throw new Error(`There is no English ${key}.`);
    const inEnglish = new Set(partsOf(bodyOf(english.record)).map(({ text }) => text));
    for (const { locale, record } of pages.filter((each) => each !== english)) {
      const parts = partsOf(bodyOf(record));
      expect(parts.length, key).toBeGreaterThan(2);
      for (const { text, language } of parts) {
        const isForeign =
          foreignNames.includes(text) ||
          foreignTitles.some((title) => text.includes(title)) ||
          (inEnglish.has(text) && isMoreThanNames(text));
        if (isForeign && language === locale) faults.add(`${key} in ${locale}: ${text}`);
      }
    }
  }
  expect([...faults]).toEqual([]);
});

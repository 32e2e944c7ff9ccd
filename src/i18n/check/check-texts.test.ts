import { expect, test } from 'vitest';
import { localeFile } from '../locale-file.ts';
import { locales } from '../locales.ts';
import type { KnownMarkup } from './check-file.ts';
import { checkTexts } from './check-texts.ts';

const english = {
  price: 'From {{price}}, see <plans>the plans</plans>.',
  more: 'See what it is',
  long: 'What you and your users write belongs to you and your users.',
  name: 'Google Sites',
};
const texts = {
  en: english,
  de: {
    price: 'Ab {{price}}, siehe <plans>die Tarife</plans>.',
    more: 'Mehr lesen',
    long: 'Was Sie und Ihre Benutzer schreiben, gehört Ihnen und Ihren Benutzern.',
    name: 'Google Sites',
  },
  es: {
    price: 'Desde {{price}}, vea <plans>los planes</plans>.',
    more: 'Leer más',
    long: 'Lo que usted y sus usuarios escriben es de usted y de sus usuarios.',
    name: 'Google Sites',
  },
  fr: {
    price: 'Dès {{price}}, voir <plans>les formules</plans>.',
    more: 'Lire la suite',
    long: 'Ce que vous et vos utilisateurs écrivez est à vous et à vos utilisateurs.',
    name: 'Google Sites',
  },
};
type Change = Partial<Record<string, string | undefined>>;

/** The problems after a change of the texts of one or all languages. */
function problemsWith(change: Change, changed: readonly string[] = ['de'], known?: KnownMarkup) {
  const files = locales.map((locale) => {
    const own = changed.includes(locale) ? { ...texts[locale], ...change } : texts[locale];
    return [localeFile(locale, 'page'), JSON.stringify(own, null, 2)];
  });
  return checkTexts(Object.fromEntries(files), known);
}

test('complete translations are fine', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each<[string, Change, string]>([
  [
    'a missing text',
    { more: undefined },
    'is missing; write it. In English it reads “See what it is”.',
  ],
  ['an extra text', { other: 'Anderes' }, 'does not exist in English'],
  ['an empty text', { more: ' ' }, 'is empty'],
  ['blanks around a text', { more: 'Mehr ' }, 'begins or ends with a blank'],
  ['two blanks', { more: 'Mehr  lesen' }, 'two blanks in a row'],
  ['a line break', { more: 'Mehr\nlesen' }, 'line break'],
  ['a sign that cannot be seen', { more: 'Mehr\u200blesen' }, 'cannot be seen'],
  ['a lost placeholder', { price: '<plans>Tarife</plans>' }, 'lost the placeholder {{price}}'],
  ['an invented placeholder', { more: 'Mehr {{brand}}' }, 'has the placeholder {{brand}}'],
  ['a lost tag', { price: 'Ab {{price}}' }, 'has lost the tag <plans>'],
  ['an invented tag', { more: '<terms>Mehr</terms>' }, 'has the tag <terms>'],
  ['a typed number', { more: 'Noch 9.99 mehr' }, 'has the number 9.99 in it; write a placeholder'],
  ['a straight quotation mark', { more: 'Mehr "davon"' }, 'straight quotation mark; write „ and “'],
  ['a straight apostrophe', { more: "L'autre" }, 'straight quotation mark'],
  ['quotation marks of another language', { more: 'Mehr «davon»' }, 'in German write „ and “'],
  ['half a quotation', { more: 'Mehr „davon' }, 'without its other half'],
  ['an entity', { more: 'Mehr&nbsp;davon' }, 'has "&nbsp;", which visitors would see'],
  ['Markdown', { more: 'Mehr **davon**' }, 'marks of Markdown'],
  ['a typed address', { more: 'Mehr auf www.wiki.example' }, 'has the address "www.wiki.example"'],
  ['a nesting command', { more: 'Mehr $t(common.yes)' }, 'has "$t(", which is read as a command'],
  ['a text left in English', { more: english.more }, 'reads as English'],
  ['a long text left in English', { long: english.long }, 'reads as English'],
  ['a text in another language', { long: texts.fr.long }, 'reads as French'],
])('%s is reported with its file, line and key', (_, change, sentence) => {
  const problems = problemsWith(change);
  expect(problems.map((problem) => problem.sentence).join('\n')).toContain(sentence);
  const keys = Object.keys({ ...texts.de, ...change }).filter(
    (key) => ({ ...texts.de, ...change })[key] !== undefined,
  );
  const [first] = problems;
  expect(first?.file).toBe('locales/de/page.json');
  const [changed = ''] = Object.keys(change);
  expect(first?.path).toEqual([changed]);
  // A missing text is reported at the one that it follows.
  const line = change[changed] === undefined ? 2 : keys.indexOf(changed) + 2;
  expect(first?.line).toBe(line);
});

test.each<[string, string, string]>([
  ['a lost brace', '{{price}', 'has "{{price}", which visitors would see'],
  ['braces that do not end', 'From {{price, see', 'which visitors would see; write two braces'],
  ['a single brace', 'From {price}', 'has "{price}"'],
  ['a tag that is not closed', 'See <plans>the plans', 'opens <plans> and does not close it'],
  ['a tag that is opened twice', '<plans>See<plans>', 'opens <plans> twice'],
  ['tags that cross', '<b>A<plans>b</b></plans>', 'where another tag must close first'],
  ['a bracket that is no tag', 'a < b', 'has a < or > that is no part of a tag'],
])('%s is reported even if every language has it', (_, text, sentence) => {
  const problems = problemsWith({ price: text }, locales);
  for (const locale of locales) {
    const own = problems.filter(({ file }) => file === localeFile(locale, 'page'));
    expect(own.map((problem) => problem.sentence).join('\n')).toContain(sentence);
  }
});

test('a name that nothing stands for is reported once, in English, with the one that is meant', () => {
  const known: KnownMarkup = {
    refusePlaceholder: (name) => (name === 'prise' ? 'write {{price}}' : undefined),
    refuseTag: (name) => (name === 'plant' ? 'write <plans>' : undefined),
  };
  const problems = problemsWith({ price: '{{prise}} <plant>x</plant>' }, locales, known);
  expect(problems.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([
    'locales/en/page.json: "price" names {{prise}}, for which there is no value; write {{price}}.',
    'locales/en/page.json: "price" has the tag <plant>, which is no page, link, claim or answer; write <plans>.',
  ]);
});

test('a tag in a text that is shown as it is written is reported once, in English', () => {
  const known: KnownMarkup = { isPlain: (key) => key === 'page.price' };
  const problems = problemsWith(
    { price: 'See it<cite-x/>', more: 'See <b>it</b>' },
    locales,
    known,
  );
  const ofTags = problems.filter(({ sentence }) => sentence.includes('there can be none'));
  expect(ofTags.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([
    'locales/en/page.json: "price" has the tag <cite-x>, but is shown where there can be none; take it out.',
  ]);
});

test.each([
  ['es', '¿Qué es un wiki', 'one mark only'],
  ['es', 'Qué es un wiki?', 'one mark only'],
  ['fr', 'Un wiki : une page', 'a plain blank in "i :"'],
  ['fr', '« Un wiki »', 'a plain blank'],
])('%s: %j is not how the language is set', (locale, text, sentence) => {
  const sentences = problemsWith({ more: text }, [locale]).map((problem) => problem.sentence);
  expect(sentences.join('\n')).toContain(sentence);
});

test('a word left in English is known by its use in other texts; a name is no such word', () => {
  const file = (texts: Record<string, string>) => JSON.stringify(texts);
  const own = { a: 'Mehr', b: 'Noch mehr', c: 'Mehr davon', name: 'Google Sites' };
  const problems = checkTexts({
    'locales/en/page.json': file({
      a: 'More',
      b: 'One more',
      c: 'More sites',
      name: 'Google Sites',
    }),
    ...Object.fromEntries(locales.slice(1).map((each) => [localeFile(each, 'page'), file(own)])),
    'locales/fr/page.json': file({ ...own, a: 'More' }),
  });
  expect(problems.map(({ file, path }) => [file, path])).toEqual([['locales/fr/page.json', ['a']]]);
});

const page = (source: string) =>
  checkTexts({
    ...Object.fromEntries(locales.map((locale) => [localeFile(locale, 'page'), '{\n"a": "A"\n}'])),
    'locales/de/page.json': source,
  });

test.each([
  ['a comma too many', '{\n"a": "A",\n}', 3, 'a comma stands before this bracket'],
  [
    'a missing comma',
    '{\n"a": "A"\n"b": "B"\n}',
    3,
    'a comma is missing at the end of the line above',
  ],
  ['a missing quotation mark', '{\n"a": "A\n}', 2, 'this text does not end'],
  [
    'a quotation mark inside',
    '{\n"a": "A "b" c"\n}',
    2,
    'or a quotation mark stands inside a text',
  ],
  ['a missing colon', '{\n"a" "A"\n}', 2, 'a colon is missing'],
  ['a missing bracket', '{\n"a": { "b": "B"\n}', 3, 'a closing bracket } is missing'],
  ['a bracket too many', '{\n"a": "A"\n}}', 3, 'something stands behind the last bracket'],
  ['curly quotation marks', '{\n“a”: "A"\n}', 2, 'another quotation mark'],
  ['a comment', '{\n// A\n"a": "A"\n}', 2, 'a comment stands here'],
  [
    'a key that stands twice',
    '{\n"a": "A",\n"a": "B"\n}',
    3,
    '"a" stands here for the second time',
  ],
  ['a number', '{\n"a": 5\n}', 2, '"a" must be a text'],
  ['an empty group', '{\n"a": {}\n}', 2, '"a" is empty'],
  ['a list', '["A"]', 1, 'must begin with {'],
])('%s is one plain sentence', (_, source, line, sentence) => {
  const [problem] = page(source);
  expect(problem).toMatchObject({ file: 'locales/de/page.json', line });
  expect(problem?.sentence).toContain(sentence);
});

test('a missing file, a missing folder and a language that is none are reported', () => {
  const files = { 'locales/en/page.json': '{"a": "A"}', 'locales/it/page.json': '{"a": "A"}' };
  const problems = checkTexts({ ...files, 'locales/de/other.json': '{"a": "A"}' });
  expect(problems.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([
    'locales/it/page.json: there is no language "it"; the folders are en, de, es, fr.',
    'locales/de/page.json: this file is missing; copy locales/en/page.json and translate its texts.',
    'locales/de/other.json: there is no such file in locales/en; remove it, or bring that back.',
    'locales/es: this folder of texts is missing; bring it back.',
    'locales/fr: this folder of texts is missing; bring it back.',
  ]);
});

test('what had no mistakes is not looked at again while the English is the same', () => {
  const seen = new Set<string>();
  const clean = {
    has: (...what: string[]) => seen.has(JSON.stringify(what)),
    add: (...what: string[]) => seen.add(JSON.stringify(what)),
  };
  const files = (change: Change, locale: string) =>
    Object.fromEntries(
      locales.map((each) => [
        localeFile(each, 'page'),
        JSON.stringify({ ...texts[each], ...(each === locale && change) }, null, 2),
      ]),
    );
  const wrong = { more: 'Mehr  lesen' };
  expect(checkTexts(files(wrong, 'de'), {}, clean)).toHaveLength(1);
  expect(checkTexts(files(wrong, 'de'), {}, clean)).toHaveLength(1);
  expect(checkTexts(files({}, 'de'), {}, clean)).toEqual([]);
  expect(seen.size).toBe(4);
  expect(checkTexts(files({ price: 'Ab 5' }, 'fr'), {}, clean)).not.toEqual([]);
  // A translation answers for what the English says.
  const lost = checkTexts(files({ price: '{{amount}}' }, 'en'), {}, clean);
  expect(new Set(lost.map(({ file }) => file))).toEqual(
    new Set(['de', 'es', 'fr'].map((locale) => localeFile(locale, 'page'))),
  );
  // Of a file that is checked, each mistake has its line.
  expect(lost[0]?.line).toBe(2);
});

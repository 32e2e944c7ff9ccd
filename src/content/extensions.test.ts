import { describe, expect, test } from 'vitest';
import { extensionCategories } from '../domain/extension-catalogue.ts';
import { locales } from '../i18n/locales.ts';
import { contentPaths } from './check/load.ts';
import { checkEdited } from './check/testing/check-edited.ts';
import { extensions, listExtensions } from './extensions.ts';

/** What the check says of an extension that is put before the shipped ones. */
function problemsOf(changes: Record<string, string>): string[] {
  const fields: Record<string, string> = {
    key: 'Sundial',
    prettyName: 'Sundial',
    category: 'pages',
    availability: 'library',
    source: 'described',
    description: '{ en: Tells the hour., de: Sagt die Stunde., es: Da la hora., fr: Dit l’heure. }',
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const entry = `extensions:\n  - ${lines.join('\n    ')}\n`;
  const { problems } = checkEdited(contentPaths.extensions, (text) =>
    text.replace('extensions:\n', entry),
  );
  return problems.map((problem) => problem.replace(/^.*?, line \d+: /, ''));
}

describe('an extension in the list', () => {
  test('may be added', () => {
    expect(problemsOf({})).toEqual([]);
    const more = { aliases: '[Gnomon]', availability: 'plan', planFeature: 'sso', bundled: 'true' };
    expect(problemsOf(more)).toEqual([]);
  });

  test.each([
    [
      { availability: 'plan' },
      'the plan feature of Sundial is missing; it must name a row of plan-features.yaml, because the availability is "plan".',
    ],
    [
      { planFeature: 'sso' },
      'the plan feature of Sundial must be left out, because the availability is not "plan"; it says "sso".',
    ],
    [
      { prettyName: 'par_ser FUNCTIONS' },
      'the key of ParserFunctions must be a name of its own, but Sundial has it too; it says "ParserFunctions".',
    ],
    [{ aliases: '[Sun, sun dial]' }, undefined],
    [
      { aliases: '[Sun, c ite]' },
      'the key of Cite must be a name of its own, but Sundial has it too; it says "Cite".',
    ],
    [
      { key: 'Sun dial' },
      'the key of Sun dial must be the name in the MediaWiki code: letters, digits, "_" and "-" only; it says "Sun dial".',
    ],
    [
      { category: 'gardens' },
      'the category of Sundial must be one of these words: editing, pages, templates, media, data, reading, communication, login, anti-spam, administration; it says "gardens".',
    ],
    [{ bundled: 'false' }, 'the bundled of Sundial must be true; it says "false".'],
    [
      { prettyName: 'x'.repeat(101) },
      `the pretty name of Sundial must have 100 characters at most; it says "${'x'.repeat(60)}…".`,
    ],
    [
      { description: '{ en: "Tells\\tall", de: a, es: b, fr: c }' },
      'the description (en) of Sundial must be one line without tabs and without "|"; it says "Tells\tall".',
    ],
    [
      { description: '{ en: Tells the hour., de: a, es: b }' },
      'the description (fr) of Sundial is missing; it must be a text.',
    ],
  ])('with %j: %s', (changes, sentence) => {
    const problems = problemsOf(changes);
    if (sentence) expect(problems).toContain(sentence);
    else expect(problems).toEqual([]);
  });

  test('must not depend on what no plan has', () => {
    const { problems } = checkEdited(contentPaths['plan-features'], (text) =>
      text.replace(/(?<=^visualEditor:\n(?: {2}.*\n)*?) {2}(\w+): .*/gm, '  $1: no'),
    );
    expect(problems).toContainEqual(
      expect.stringMatching(
        /VisualEditor comes with "visualEditor", but no plan .+ has that; write another row\.$/,
      ),
    );
  });
});

test('the numbers that the pages advertise are true of the list', () => {
  const { problems } = checkEdited(contentPaths.company, (text) =>
    text.replace(/(extensions\w+): \d+/g, '$1: 500'),
  );
  expect(problems).toEqual([
    expect.stringMatching(/"over 500" \(extensionsAvailable\), but extensions\.yaml lists \d+/),
    expect.stringMatching(/"over 500" \(extensionsPreinstalled\), but extensions\.yaml lists \d+/),
  ]);
});

test('descriptions that nobody has compared are reported as advice', () => {
  expect(checkEdited(contentPaths.extensions, (text) => text).advice).toContainEqual(
    expect.stringMatching(/^content\/extensions\.yaml, line \d+: .+ "source: general"/),
  );
});

describe('the list for visitors', () => {
  test.each(locales)('says in %s what each extension does and how a wiki gets it', (locale) => {
    const listed = Object.entries(listExtensions(locale));
    expect(listed.map(([key]) => key)).toEqual(extensions.map(({ key }) => key));
    for (const [, { pretty_name, description, availability, plan }] of listed) {
      expect(pretty_name).toBeTruthy();
      expect(description).toMatch(/^\S.*\.$/);
      expect(plan !== undefined).toBe(availability === 'plan');
    }
  });

  test('names the smallest plan that has the extension', () => {
    const { VisualEditor, SemanticMediaWiki, Cite } = listExtensions('en');
    expect([VisualEditor?.plan, SemanticMediaWiki?.plan, Cite?.plan]).toEqual([
      'Pro',
      'Quantum',
      undefined,
    ]);
  });

  test('keeps the extensions of a category together, in the order of the headings', () => {
    const order = extensions.map(({ category }) => extensionCategories.indexOf(category));
    expect(order).toEqual(order.toSorted((first, second) => first - second));
  });
});

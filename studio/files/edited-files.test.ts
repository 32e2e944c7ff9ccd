import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fc } from '../../src/testing/fast-check.ts';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';
import { editJson } from './edit-json.ts';
import { editYaml, readYaml } from './edit-yaml.ts';
import { changedValue } from './testing/changed-value.ts';

const yamlFiles = globSync('content/*.yaml');
const jsonFiles = globSync('locales/*/*.json');

const commentsOf = (text: string) => text.match(/(^|\s)#.*$/gm)?.map((each) => each.trim()) ?? [];

/** The number of lines in each text that the other does not have. */
function changedLines(before: string, after: string): number {
  const rest = before.split('\n');
  const fresh = after.split('\n').filter((line) => {
    const found = rest.indexOf(line);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
  return Math.max(rest.length, fresh.length);
}

test('there are files to try', () => {
  expect(yamlFiles.length).toBeGreaterThan(10);
  expect(jsonFiles.length).toBeGreaterThan(100);
});

describe.each(yamlFiles)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const value = readYaml(source);

  test('opening and saving gives the same bytes', () => {
    expect(editYaml(source, structuredClone(value))).toBe(source);
  });

  test('any change is read again as it was made, and loses no comment', () => {
    fc.assert(
      fc.property(changedValue(value), ({ after, kind }) => {
        const text = editYaml(source, after);
        expect(readYaml(text)).toEqual(after);
        if (!kind.startsWith('remove')) {
          expect(commentsOf(text)).toEqual(expect.arrayContaining(commentsOf(source)));
        }
        if (kind === 'value') expect(changedLines(source, text)).toBeLessThanOrEqual(1);
      }),
      { numRuns: isFullMatrix ? 20 : 5 },
    );
  });
});

test('an entry that goes leaves the comments around it, and one that moves their place', () => {
  const source =
    '# a\n- id: one\n\n# b\n- { id: two, of: [1, 2] } # c\n\n# d\n- id: three\n  of: 5.00\n';
  const [one, two, three] = readYaml(source) as object[];
  expect(editYaml(source, [one, three])).toBe(
    '# a\n- id: one\n\n# b\n\n# d\n- id: three\n  of: 5.00\n',
  );
  expect(editYaml(source, [three, one, two])).toBe(
    '# a\n- id: three\n  of: 5.00\n\n# b\n- id: one # c\n\n# d\n- { id: two, of: [1, 2] }\n',
  );
  expect(editYaml(source, [one, two, { ...three, of: 6 }])).toBe(source.replace('5.00', '6.00'));
});

describe.each(['en', 'de', 'es', 'fr'])('locales/%s', (locale) => {
  const files = jsonFiles.filter((file) => file.startsWith(`locales/${locale}/`));

  test.each(files)('%s keeps its bytes, and changes one line for one text', (file) => {
    const source = readFileSync(file, 'utf8');
    const value = JSON.parse(source);
    expect(editJson(source, structuredClone(value))).toBe(source);
    fc.assert(
      fc.property(changedValue(value), ({ after, kind }) => {
        const text = editJson(source, after);
        expect(JSON.parse(text)).toEqual(after);
        if (kind === 'value') expect(changedLines(source, text)).toBeLessThanOrEqual(1);
      }),
      { numRuns: isFullMatrix ? 3 : 1 },
    );
  });
});

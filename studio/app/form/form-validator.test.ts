import { getClosestMatchingOption, type RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { fileSchema, schemaAt } from '../../forms/form-schema.ts';
import { formValidator } from './form-validator.ts';

/** The alternative of a union that the form selects for a value. */
function kindOf(file: 'plans' | 'claims' | 'answers', path: (string | number)[], value: unknown) {
  const { properties, ...own } = schemaAt(fileSchema(file), path, undefined);
  const { anyOf = [] } = (properties?.value ?? own) as RJSFSchema;
  const options = anyOf as RJSFSchema[];
  const chosen = options[getClosestMatchingOption(formValidator, {}, value, options)];
  const { kind } = (chosen?.properties ?? {}) as Record<string, RJSFSchema>;
  return kind?.const ?? chosen?.const ?? chosen?.type;
}

test.each([
  [{ gb: 25 }, 'object'],
  [{ gb: 1000, orMore: true }, 'object'],
  ['unlimited', 'unlimited'],
])('storage of %j is of the kind %s', (value, kind) => {
  expect(kindOf('plans', ['personal', 0, 'storage'], value)).toBe(kind);
});

test.each([
  [2, 'integer'],
  ['unlimited', 'unlimited'],
])('%j included wikis are of the kind %s', (value, kind) => {
  expect(kindOf('plans', ['personal', 0, 'includedWikis'], value)).toBe(kind);
});

test.each([
  { kind: 'terms', section: '13' },
  { kind: 'promise', termsSection: '10' },
  { kind: 'promise' },
  { kind: 'plan', row: 'sshAccess' },
  { kind: 'host', name: 'MediaWiki.org', url: 'https://www.mediawiki.org/', date: '2026-11-21' },
])('a source of $kind is one', (value) => {
  expect(kindOf('claims', [0, 'source'], value)).toBe(value.kind);
});

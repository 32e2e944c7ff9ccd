import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentPaths } from '../../../src/content/check/load.ts';
import { type ContentFileName, contentSchemas } from '../../../src/content/schema/files.ts';
import { isFullMatrix } from '../../../src/testing/test-matrix.ts';
import { valueAt } from '../../find/content-leaves.ts';
import { describeSchema, type FormSchema, fileSchema, schemaAt } from '../../forms/form-schema.ts';
import { helpTexts } from '../../forms/help-texts.ts';
import { readValue } from '../../project/editable-files.ts';
import type { Path } from '../api.ts';
import { EntryForm } from './entry-form.tsx';

const names = Object.keys(contentSchemas) as ContentFileName[];

/**
 * The paths of all parts that have a schema of their own: files, groups, entries of lists. Entries of one list have the
 * same form, so this takes the first, or all with `ALL_CHOICES=1`.
 */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys: Path = Array.isArray(value) ? entriesOf(value) : Object.keys(value);
  return [
    path,
    ...keys.flatMap((key) =>
      pathsIn((value as Record<string | number, unknown>)[key], [...path, key]),
    ),
  ];
}

function entriesOf(list: readonly unknown[]): number[] {
  const all = [...list.keys()];
  return isFullMatrix ? all : all.slice(0, 1);
}

/** Values that fill every property of a schema, with each alternative of a union in turn. */
function* filled(schema: FormSchema): Generator<unknown> {
  for (const kind of schema.anyOf ?? []) yield* filled(kind);
  if (schema.const !== undefined) yield schema.const;
  if (schema.items) for (const item of filled(schema.items)) yield [item];
  if (!schema.properties) return;
  const parts = Object.entries(schema.properties).map(
    ([key, part]) => [key, [...filled(part)]] as const,
  );
  yield {};
  const most = Math.max(1, ...parts.map(([, values]) => values.length));
  for (let turn = 0; turn < most; turn += 1) {
    yield Object.fromEntries(
      parts.flatMap(([key, values]) =>
        values.length > 0 ? [[key, values[turn % values.length]]] : [],
      ),
    );
  }
}

function formOf(schema: FormSchema, value: unknown, path: Path): string {
  return renderToString(
    <EntryForm schema={schema} value={value} path={path} findings={[]} onChange={() => {}} />,
  );
}

test.each(names)('%s: every part has a form, as it is and as it may be', (name) => {
  const source = readFileSync(contentPaths[name], 'utf8');
  const whole = readValue(contentPaths[name], source);
  const schema = fileSchema(name);
  const described = (path: Path, value: unknown) =>
    describeSchema(schemaAt(schema, path, whole), helpTexts(source, path), value);
  for (const path of pathsIn(whole)) {
    const value = valueAt(whole, path);
    expect(formOf(described(path, value), value, path)).not.toMatch(/unknown field|unsupported/i);
  }
  for (const value of filled(schema)) {
    expect(formOf(described([], value), value, [])).not.toMatch(/unknown field|unsupported/i);
  }
});

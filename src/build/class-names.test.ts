import path from 'node:path';
import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('a class that is made short spells no word that a content blocker could hide', () => {
  const nameOf = createClassNames(root);
  const names = Array.from({ length: 1500 }, (_, index) =>
    nameOf(`class${index}`, path.join(root, 'src/site/some.module.css')),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toMatch(/[aeiou]/i);
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('each class has a short name of its own, no word that scripts use, and none that a content blocker could hide', () => {
  const nameOf = createClassNames(root);
  const names = Array.from({ length: 1500 }, (_, index) =>
    nameOf(`class${index}`, path.join(root, 'src/site/some.module.css')),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(?!.*ad|(as|at|is|to)$)[a-z][a-z0-9]{0,2}$/);
});

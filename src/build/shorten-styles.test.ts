import { expect, test } from 'vitest';
import { shortenStyles } from './shorten-styles.ts';

test('the blocks of a layer become one, in the order that is said first', () => {
  const css =
    '@layer base,page;@layer page{.b{color:red}}@layer base{.c{color:blue}}@layer page{.d{color:#ff0}}';
  expect(shortenStyles(css)).toBe(
    '@layer base{.c{color:#00f}}@layer page{.b{color:red}.d{color:#ff0}}',
  );
});

test('each custom property has one short name, wherever it is named', () => {
  const short = shortenStyles(
    ':root{--ink:#111;--ink-soft:#222}.c{color:var(--ink,var(--ink-soft))}',
  );
  expect(short).toBe(':root{--a:#111;--b:#222}.c{color:var(--a,var(--b))}');
});

test('a hundred custom properties have a hundred names', () => {
  const names = Array.from({ length: 100 }, (_, index) => `--property-${index}`);
  const short = shortenStyles(`:root{${names.map((name) => `${name}:1px`).join(';')}}`);
  expect(new Set(short.match(/--\w+/g)).size).toBe(100);
});

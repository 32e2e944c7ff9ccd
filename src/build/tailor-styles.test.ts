import { expect, test } from 'vitest';
import { createTailor } from './tailor-styles.ts';

const tailor = createTailor([
  { path: '/static/js/boot-1.js', text: 'let e={list:`k`},f="m n",g=q.r;for(var h in g);' },
  {
    path: '/static/js/name-wiki.island-1.chunk.js',
    text: 'import{e as t}from"./scene-1.chunk.js";import{a as n}from"./money-1.chunk.js";let e=`o`',
  },
  { path: '/static/js/scene-1.chunk.js', text: 'let e=`s`' },
  { path: '/static/js/money-1.chunk.js', text: 'let e=`t`' },
  { path: '/static/js/prices-1.chunk.js', text: 'import{a as n}from"./money-1.chunk.js"' },
]);

test.each([
  ['has a rule for each class that it names', '.b{color:red}', '.b{color:red}'],
  ['has none for other classes', '.c{color:red}.b{color:red}', '.b{color:red}'],
  ['has none for what is within other classes', '.c .b,.c>a{color:red}', ''],
  ['keeps what one of several classes needs', '.b,.c{color:red}', '.b,.c{color:red}'],
  [
    'keeps what comes by a state',
    '.b[open]:not(.c):hover{color:red}',
    '.b[open]:not(.c):hover{color:red}',
  ],
  ['keeps what needs no class', 'dialog[open]{color:red}', 'dialog[open]{color:red}'],
  [
    'keeps what a script may add',
    '.k{color:red}.m{top:0}.n{left:0}',
    '.k{color:red}.m{top:0}.n{left:0}',
  ],
  ['has none for what scripts call a variable', '.h{color:red}', ''],
  ['loses blocks that are empty then', '@media print{.c{color:red}}', ''],
  [
    'loses properties that nothing names then',
    ':root{--a:red;--b:var(--a);--c:#111}.c{color:var(--b)}.b{color:var(--c)}',
    ':root{--a:#111}.b{color:var(--a)}',
  ],
  [
    'loses animations that nothing names then',
    '.c{animation:1s d}.b{animation:1s e}@keyframes d{0%{top:0}}@keyframes e{0%{left:0}}',
    '.b{animation:1s e}@keyframes e{0%{left:0}}',
  ],
  [
    'keeps an animation that is called as a class',
    '.b{animation:1s c}@keyframes c{0%{opacity:0}}.c{color:red}',
    '.b{animation:1s c}@keyframes c{0%{opacity:0}}.c{color:red}',
  ],
])('a page %s', (_, css, expected) => {
  expect(tailor(css, '<p class="a b">c</p>')).toBe(expected);
});

test('a page keeps what the scripts of its own islands may add', () => {
  const css = '.o{color:red}';
  expect(tailor(css, '<div data-island="name-wiki">')).toBe(css);
  expect(tailor(css, '<div data-island="extension-list">')).toBe('');
});

test('a page keeps what a part of its islands may add, or one that others load, too', () => {
  const css = '.s{color:red}.t{top:0}';
  expect(tailor(css, '<div data-island="name-wiki">')).toBe(css);
  expect(tailor(css, '<div data-island="extension-list">')).toBe('.t{top:0}');
});

test('the same CSS is made to measure for each page', () => {
  const css = '.b{color:red}.c{color:red}';
  expect(tailor(css, '<p class="b">')).toBe('.b{color:red}');
  expect(tailor(css, '<p class="c">')).toBe('.c{color:red}');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locate } from './locate.ts';

const nothing = { locale: 'en', texts: [], figures: [], near: [], words: '', paragraph: '' };
const shipped = (file: string) => readFileSync(file, 'utf8');

test('a figure leads to the entry that it is made of', () => {
  const clicked = { ...nothing, figures: ['plans:personal.1.monthlyCents.USD'] };
  expect(locate(clicked, shipped, [])[0]).toMatchObject({
    file: 'content/plans.yaml',
    path: ['personal', 1, 'monthlyPrice', 'USD'],
  });
});

test('a picture leads to the entry that shows it', () => {
  const slides = 'content/slides.yaml';
  const read = (file: string) =>
    file === slides
      ? shipped(file).replace('picture: writing', 'picture: harbour.svg')
      : shipped(file);
  const found = locate({ ...nothing, picture: '/pictures/harbour.svg' }, read, []);
  expect(found).toEqual([expect.objectContaining({ file: slides, path: [1, 'picture'] })]);
});

test('what is no field of anything leads nowhere', () => {
  expect(locate({ ...nothing, picture: '/pictures/none.svg' }, shipped, [])).toEqual([]);
});

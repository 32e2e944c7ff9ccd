import { afterEach, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';

const texts = Object.values(
  import.meta.glob<string>('../../../locales/en/*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

const shipped = { ...content.answers };
afterEach(() => Object.assign(content.answers, shipped));

test('every question that awaits an answer is asked, and every question asked awaits one', () => {
  const asked = [...texts.matchAll(/<ask-([\w-]+)>/g)].map(([, id]) => id);
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(content.answers).toSorted());
});

test('an answer stands where the question was', async () => {
  const page = {
    key: 'forCompanies',
    locale: 'de',
    query: new URLSearchParams(),
    day: '2026-11-22',
  } as const;
  const question = 'Fragen Sie uns, ob sie als Beschäftigte zählen.';
  expect(await renderUnstyled(page)).toMatchObject({ html: expect.stringContaining(question) });
  const answer = 'Sie zählen nicht.';
  content.answers.contractors = { en: '-', de: answer, es: '-', fr: '-' };
  expect(await renderUnstyled(page)).toMatchObject({
    html: expect.stringContaining(`${answer}</p>`),
  });
});

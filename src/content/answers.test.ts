import { expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { content } from './content.ts';
import { facts } from './facts.ts';
import { listPricesOn } from './prices.ts';

const texts = import.meta.glob<string>('../../locales/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const prices = listPricesOn('2026-11-22');

test.each(locales)('every answer stands in a text in %s', (locale) => {
  const said = Object.entries(texts)
    .filter(([file]) => file.includes(`/${locale}/`))
    .map(([, text]) => text)
    .join();
  for (const id of Object.keys(content.answers)) expect(said).toContain(`{{answers.${id}}}`);
});

test.each(locales)('an answer says in %s what it names', (locale) => {
  const { answers, regions } = facts(locale, prices, prices, '');
  expect(answers.assistant).toContain(regions);
  for (const answer of Object.values(answers)) expect(answer).not.toContain('{{');
});

import { afterEach, expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { locales } from '../i18n/locales.ts';
import { plainTexts } from '../i18n/server.ts';
import { demonstrationValues } from './demonstration.ts';
import { listPlans } from './plans/plan-list.ts';
import { createCalculator } from './testing/calculator.ts';

const shipped = site.demonstration;
afterEach(() => {
  site.demonstration = shipped;
});

const asked = ['product=pro&country=DE', 'for=company&employees=20'];

test('every answer to a program says that the site is a demonstration, and in words', async () => {
  site.demonstration = true;
  const answers = await Promise.all(asked.map((query) => createCalculator().askJson(query)));
  const bodies = [...answers.map(({ body }) => body), listPlans(plainTexts('en'), '2026-12-01')];
  for (const body of bodies) {
    expect(body).toMatchObject({
      demonstration: true,
      note: plainTexts('en').t('common.demonstration'),
    });
  }
});

test.each(locales)('a site that is none says so in %s', (locale) => {
  site.demonstration = false;
  expect(demonstrationValues(plainTexts(locale))).toEqual({ demonstration: false, note: null });
});

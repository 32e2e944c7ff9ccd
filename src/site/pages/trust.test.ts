import { afterEach, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { type TrustId, trustIds } from '../../content/schema/trust-ids.ts';
import { isAnswered, staleDaysAfter } from '../../content/trust.ts';
import { formatDay } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { plainTexts } from '../../i18n/server.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';
import { securityTxtPath } from '../addresses.ts';
import { questionGroups, securityQuestions, timelineQuestions } from './trust/groups.ts';

const shipped = { ...content.trust };
afterEach(() => Object.assign(content.trust, shipped));

const today = '2026-11-22';

/** The page as rendered for a day. */
async function pageIn(locale: Locale, day = today): Promise<string> {
  const page = await renderUnstyled({ key: 'trust', locale, query: new URLSearchParams(), day });
  return page.kind === 'page' ? page.html : '';
}

/** The row of a question on the page of that day. */
async function rowOf(id: TrustId, locale: Locale, day = today) {
  const html = await pageIn(locale, day);
  const [, after = ''] = html.split(`<div id="${id}">`);
  return after.split('<div id="')[0] ?? '';
}

const sentence = {
  value: { en: 'Here.', de: 'Hier.', es: 'Aquí.', fr: 'Ici.' },
  date: '2026-11-01',
  validForDays: 30,
  source: { kind: 'terms' as const, section: '16' },
};

test.each(locales)('every question is on the page in %s', async (locale) => {
  const html = await pageIn(locale);
  for (const id of trustIds) expect(html).toContain(` id="${id}">`);
});

test.each(locales)('a question whose entry is taken out is not asked in %s', async (locale) => {
  const question = plainTexts(locale).t('trust.questions.data-place');
  expect(await pageIn(locale)).toContain(question);
  content.trust['data-place'] = undefined;
  expect(await pageIn(locale)).not.toContain(question);
});

test.each(locales)(
  'what decides stands before every subject in %s, and only there',
  async (locale) => {
    const html = await pageIn(locale);
    const { t } = plainTexts(locale);
    const untimed: readonly unknown[] = trustIds.filter(
      (id) => !timelineQuestions.some((timeline) => timeline === id),
    );
    const answered = [...html.matchAll(/<div id="([\w-]+)">/g)]
      .map(([, id]) => id)
      .filter((id) => untimed.includes(id));
    expect(answered.slice(0, 4)).toEqual(['backups', 'restore', 'ownership', 'export']);
    expect(new Set(answered).size).toBe(answered.length);
    for (const id of ['backups', 'restore', 'ownership', 'export'] as const) {
      expect(html.split(t(`trust.questions.${id}`))).toHaveLength(2);
      expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.indexOf('id="settled"'));
    }
  },
);

test.each(locales)('an answer in %s names the section of the terms', async (locale) => {
  content.trust['data-place'] = sentence;
  const row = await rowOf('data-place', locale);
  const { t } = plainTexts(locale);
  expect(row).toContain(sentence.value[locale]);
  expect(row).toMatch(
    new RegExp(
      `href="/terms#section-16"><span[^>]*>${t('common.source.theTerms')}, </span>${t('common.source.section', { section: '16' })}</a>`,
    ),
  );
});

test.each(locales)('the day of the check is said in %s once, above all answers', async (locale) => {
  const { t } = plainTexts(locale);
  const dayIn = (day: string) => formatDay(locale, day);
  const onDay = Object.entries(shipped).map(([id, entry]) => [
    id,
    entry && { ...entry, date: '2026-11-20' },
  ]);
  Object.assign(content.trust, Object.fromEntries(onDay));
  const onOneDay = await pageIn(locale);
  expect(onOneDay.split(dayIn('2026-11-20'))).toHaveLength(2);
  expect(onOneDay).toContain(t('trust.checkedOn', { day: dayIn('2026-11-20') }));
  content.trust['data-place'] = sentence;
  expect(await pageIn(locale)).toContain(
    t('trust.checkedBetween', { first: dayIn('2026-11-01'), last: dayIn('2026-11-20') }),
  );
});

test.each(locales)('an answer past its date is marked in %s from that day on', async (locale) => {
  content.trust['data-place'] = sentence;
  const [mark = ''] = plainTexts(locale).t('trust.stale', { day: '|' }).split('|');
  expect(await rowOf('data-place', locale, '2026-12-01')).not.toContain(mark);
  expect(await rowOf('data-place', locale, '2026-12-02')).toContain(mark);
  expect(staleDaysAfter('2026-11-22')).toContain('2026-12-02');
  expect(staleDaysAfter('2026-12-02')).not.toContain('2026-12-02');
});

test('the hours within which a breach is reported are those of the terms', async () => {
  const [, after] = (await pageIn('en')).split('id="breach"');
  expect(after).toContain(`${content.company.terms.breachNoticeHours} hours`);
});

test('what a buyer can check alone is linked', async () => {
  const [, html = ''] = (await pageIn('en')).split(plainTexts('en').t('trust.check.title'));
  for (const href of ['/terms', '/changes', '/imprint', '/accessibility', securityTxtPath])
    expect(html).toContain(`<a href="${href}"`);
});

test.each(locales)(
  'what keeps a wiki safe is answered in %s without unfolding anything',
  async (locale) => {
    const html = await pageIn(locale);
    const unfolded =
      html.slice(0, html.indexOf('<details id=')) + html.slice(html.lastIndexOf('</details>'));
    const safe: readonly TrustId[] = securityQuestions;
    expect(safe.filter(isAnswered)).toEqual(safe);
    for (const id of safe) {
      expect(html.split(plainTexts(locale).t(`trust.questions.${id}`))).toHaveLength(2);
      expect(unfolded).toContain(` id="${id}">`);
    }
  },
);

test.each(locales)(
  'what happens to who leaves is told openly in %s, and the rest in short before it is unfolded',
  async (locale) => {
    const html = await pageIn(locale);
    const { t } = plainTexts(locale);
    const [night = ''] = html.slice(html.indexOf('id="cancelling"')).split('</section>', 1);
    const [open = '', ...folded] = night.split('<details>');
    for (const { short, what } of content.trust.cancelling?.value ?? []) {
      expect(open).toContain(short?.[locale]);
      expect(open).toContain(what[locale]);
    }
    const others = timelineQuestions.slice(1);
    expect(folded).toHaveLength(others.length);
    others.forEach((id, index) => {
      const [summary = '', steps = ''] = folded[index]?.split('</summary>') ?? [];
      const [short = ''] = content.trust[id]?.short?.[locale].split('{{') ?? [];
      expect(summary).toContain(t(`trust.questions.${id}`));
      expect(short && summary).toContain(`<span>${short}`);
      expect(steps).toContain(` id="${id}">`);
    });
  },
);

test.each(locales)(
  'a subject names its questions in %s and unfolds their answers, after what decides',
  async (locale) => {
    const html = await pageIn(locale);
    const { t } = plainTexts(locale);
    const groups = questionGroups
      .filter(({ id }) => id !== 'copies')
      .map(({ id, subjects }) => ({ id, subjects: subjects.filter(isAnswered) }))
      .filter(({ subjects }) => subjects.length > 0);
    expect(groups.length).toBeGreaterThan(2);
    for (const { id, subjects } of groups) {
      const [, after = ''] = html.split(`<details id="${id}"><summary>`);
      const [row = ''] = after.split('</details>');
      const [summary = '', answers = ''] = row.split('</summary>');
      for (const subject of subjects) {
        expect(summary).toContain(t(`trust.questions.${subject}`));
        expect(answers).toContain(`<div id="${subject}">`);
      }
    }
    expect(html.indexOf('id="restore"')).toBeLessThan(html.indexOf('<details id='));
  },
);

test('what is not drawn of the backups is folded', async () => {
  content.trust.restore = undefined;
  const [, folded = ''] = (await pageIn('en')).split('<details id="copies">');
  expect(folded.split('</details>')[0]).toContain('<div id="backups">');
});

test('the path of a backup is drawn only beside its answer', async () => {
  const { t } = plainTexts('en');
  expect(await pageIn('en')).toContain(t('trust.copies.lost'));
  content.trust.restore = undefined;
  expect(await pageIn('en')).not.toContain(t('trust.copies.lost'));
});

test.each(locales)('the page ends in %s on what one can do next', async (locale) => {
  const html = await pageIn(locale);
  const { t } = plainTexts(locale);
  expect(html.indexOf(t('call-to-action.headings.trust'))).toBeGreaterThan(
    html.indexOf(t('trust.check.title')),
  );
});

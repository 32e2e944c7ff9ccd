import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { businessPlans, planOf } from '../../content/plans.ts';
import { formatMoney } from '../../i18n/format.ts';
import { locales } from '../../i18n/locales.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';

test.each(locales)(
  'every slide says a price in %s, that of the editor its plan, that of handbooks what companies pay',
  async (locale) => {
    const query = new URLSearchParams();
    const page = await renderUnstyled({ key: 'landing', locale, query, day: '2026-11-22' });
    const html = page.kind === 'page' ? page.html : '';
    const slides = content.slides.map(({ id }, index) => {
      const [, from = ''] = html.split(`id="hero-${index + 1}"`);
      const [slide = ''] = from.split(/id="hero-\d"|data-toggle/);
      const [, price = ''] = slide.match(/<p[^>]*><b>(.*?)<\/b>/) ?? [];
      return { id, price };
    });
    for (const { id, price } of slides) expect(price, id).toMatch(/\d/);
    const withPlan = slides.filter(({ price }) => price.startsWith(planOf('pro').name));
    expect(withPlan.map(({ id }) => id)).toEqual(['editor']);
    const lowest = businessPlans[0]?.bands[0]?.annualPerMonthCents ?? 0;
    const forCompanies = slides.filter(({ price }) =>
      price.includes(formatMoney(locale, { cents: lowest, currency: 'USD' }, { isShort: true })),
    );
    expect(forCompanies.map(({ id }) => id)).toEqual(['writing']);
  },
);

import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import type { content } from '../../content/content.ts';
import { facts } from '../../content/facts.ts';
import { listPricesOn } from '../../content/prices.ts';
import { listContext } from '../../domain/money.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { createServerI18n } from '../../i18n/server.ts';
import { SiteProvider } from '../context.tsx';
import type { PageKey } from '../routes.ts';
import { Banner, type BannerProps } from './banner.tsx';

vi.mock('../../content/content.ts', async (importOriginal) => {
  const original = await importOriginal<{ content: typeof content }>();
  const { locales } = await import('../../i18n/locales.ts');
  const inEachLanguage = (text: string) =>
    Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));
  const banner = {
    allPages: { bannerTitle: inEachLanguage('All:'), bannerButton: inEachLanguage('Away') },
    onPages: {
      plans: { displayBanner: true, bannerTitle: inEachLanguage('Plans:') },
      terms: { displayBanner: false },
    },
  };
  return { content: { ...original.content, banner } };
});

const day = '2031-01-01';
const list = listPricesOn(day);

function markupOn(pageKey: PageKey, locale: Locale, props: BannerProps = {}): string {
  const site = {
    locale,
    pageKey,
    search: '',
    invalidParameters: [],
    day,
    assets: { styles: {} as Record<PageKey, string>, bootScript: '', islandScripts: {} },
    choice: undefined,
    context: listContext,
    prices: list,
    citations: [],
    headings: [],
  };
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <I18nextProvider i18n={createServerI18n(locale, facts(locale, list, list, ''))}>
        <Banner {...props} />
      </I18nextProvider>
    </SiteProvider>,
  );
}

test.each(locales)('in %s a page says what it says itself, then what all pages say', (locale) => {
  const everywhere = markupOn('features', locale);
  expect(everywhere).toContain(`<b>All: ${locale}</b>`);
  expect(everywhere).toContain(`Away ${locale}</button>`);
  // Values that are not set come from the locale files.
  expect(everywhere).toContain('href="/privacylaws"');

  const plans = markupOn('plans', locale);
  expect(plans).toContain(`<b>Plans: ${locale}</b>`);
  expect(plans).toContain(`Away ${locale}</button>`);
});

test('the component has the last word', () => {
  const markup = markupOn('plans', 'en', {
    bannerTitle: 'Own:',
    bannerContent: <em>Said here.</em>,
    bannerButton: 'Enough',
  });
  expect(markup).toContain('<b>Own:</b> <em>Said here.</em>');
  expect(markup).toContain('Enough</button>');
  expect(markupOn('plans', 'en', { displayBanner: false })).toBe('');
  expect(markupOn('terms', 'en', { displayBanner: true })).toContain('<aside');
});

test('one for everybody is there without script; one for nobody is not there', () => {
  const [, withoutScript] = markupOn('plans', 'en').split('<noscript>');
  expect(withoutScript).toContain('<b>Plans: en</b>');
  // Without script the button could not close the banner.
  expect(withoutScript).not.toContain('<button');
  expect(markupOn('features', 'en')).not.toContain('<noscript>');
  expect(markupOn('terms', 'en')).toBe('');
});

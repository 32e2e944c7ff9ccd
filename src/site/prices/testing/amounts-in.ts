import type { Locale } from '../../../i18n/locales.ts';

const currencyOf: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
const number = String.raw`\d[\d.,\u00a0\u202f]*`;
const gap = String.raw`[\u00a0\u202f ]?`;
/** `$1,200.50`, `12,34 €`, `240–840 $`, `$13.33 CAD`, `13,33 CAD`. */
const pattern = new RegExp(
  `(?<sign>[$€£])(?<a>${number})(?:–[$€£](?<b>${number}))?(?:${gap}(?<code>CAD|USD))?` +
    `|(?<c>${number})(?:–(?<d>${number}))?${gap}(?<after>[$€£]|CAD|USD)`,
  'g',
);

/**
 * Finds every visible amount of money on a page, not those in its head, in scripts and in the props of
 * islands.
 *
 * @returns whole cents with the currency, in the order of the page: `1427 EUR`
 */
export function amountsIn(html: string, locale: Locale): string[] {
  const seen = html
    .replace(/^.*?<body>/s, '')
    .replace(/<(script|style|title)\b.*?<\/\1>|<meta[^>]*>/gs, '')
    .replace(/<aside[^>]*aria-labelledby="examples".*?<\/aside>/gs, '')
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:span|data|b)\b/.test(tag) ? '' : ' '))
    .replaceAll('&amp;', '&');
  return [...seen.matchAll(pattern)].flatMap(({ groups = {} }) => {
    const { sign, a, b, code, c, d, after = '' } = groups;
    const currency = code ?? currencyOf[sign ?? after] ?? after;
    return [a ?? c, b ?? d]
      .filter((text) => text !== undefined)
      .map((text) => `${centsOf(text, locale)} ${currency}`);
  });
}

function centsOf(text: string, locale: Locale): number {
  const [whole = '', fraction = ''] = text
    .replace(/[.,\s]+$/, '')
    .split(locale === 'en' ? '.' : /,(?=\d{1,2}$)/);
  return Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}

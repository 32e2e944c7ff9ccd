import { type LocationInfo, preselectedCountry } from '../domain/location.ts';
import type { Currency } from '../domain/price-book.ts';
import { formatMoney } from '../i18n/format.ts';
import { wake as wakeForm } from './behaviours/prices.ts';

/**
 * Offers a visitor the prices of the country where they seem to be, in one click: the buttons beside
 * prices, which open the form for another country, then say so. Nothing changes by itself, and nothing
 * is offered where prices would stay as they are.
 *
 * @param found what our own server knows of the visitor
 */
export async function offerPrices(found: LocationInfo): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form#prices');
  const select = form?.querySelector('select');
  if (!form || !select) return;
  const places = [...select.options].map(({ value }) => value);
  const country = preselectedCountry(found, places);
  if (!country || country === 'other') return;
  const price = await priceIn(country);
  if (price.tax_rate === 0 && price.currency === 'USD') return;
  const words = {
    place: price.country_name,
    price: formatMoney(document.documentElement.lang, {
      cents: Math.round(100 * price.price_after_tax),
      currency: price.currency,
      hasCode: price.currency === 'CAD',
    }),
  };
  const tax = price.tax_rate === 0 ? 'none' : found.in_eu ? 'vat' : 'tax';
  for (const button of document.querySelectorAll<HTMLElement>('[data-offer]')) {
    const offers = JSON.parse(button.dataset.offer ?? '{}');
    button.textContent = Object.entries(words).reduce(
      (text, [name, word]) => text.replace(`{${name}}`, () => word),
      offers[tax] as string,
    );
    button.removeAttribute('popovertarget');
    button.addEventListener('click', () => {
      if (!('awake' in form.dataset)) wakeForm(form);
      select.value = country;
      for (const box of form.querySelectorAll<HTMLInputElement>('[name=tax]')) box.checked = false;
      form.requestSubmit();
    });
  }
}

interface PriceThere {
  country_name: string;
  currency: Currency;
  price_after_tax: number;
  tax_rate: number;
}

/** What the smallest plan costs a month there, by the same sum as everywhere. */
async function priceIn(country: string): Promise<PriceThere> {
  const address = `/${document.documentElement.lang}/pricecalculator?product=basics&country=${country}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  return answer.json();
}

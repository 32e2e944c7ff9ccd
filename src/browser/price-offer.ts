import { type LocationInfo, preselectedCountry } from '../domain/location.ts';
import type { Currency } from '../domain/price-book.ts';
import { formatMoney } from '../i18n/format.ts';
import { choosePrices } from './behaviours/prices.ts';
import { fetchTexts } from './fetch-texts.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Offers the prices of the visitor's apparent country in one click, by relabelling the button beside prices
 * that opens the country form. Prices never change without a click, and nothing is offered when they would
 * stay the same, and a button that is focused or pointed at keeps its label.
 *
 * @param found the answer of `/location`
 */
export async function offerPrices(found: LocationInfo): Promise<void> {
  const country = preselectedCountry(found, await listCountries());
  if (!country || country === 'other') return;
  const [price, { offer }] = await Promise.all([priceIn(country), fetchTexts('prices')]);
  if (price.tax_rate === 0 && price.currency === 'USD') return;
  const words = {
    place: price.country_name,
    price: formatMoney(pageLocale(), {
      cents: Math.round(100 * price.price_after_tax),
      currency: price.currency,
      hasCode: price.currency === 'CAD',
    }),
  };
  const text = Object.entries(words).reduce(
    (said, [name, word]) => said.replace(`{{${name}}}`, () => word),
    offer[price.tax_rate === 0 ? 'none' : found.in_eu ? 'vat' : 'tax'],
  );
  const choice = { country, tax: 'incl' };
  for (const element of document.querySelectorAll<HTMLElement>('[data-offer]')) {
    // The button must not change under a pointer that is about to press it.
    if (element.matches(':focus, :hover')) continue;
    element.textContent = text;
    element.removeAttribute('popovertarget');
    const choose = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // Keeps the handler that opens the form from running.
      event.stopImmediatePropagation();
      choosePrices(choice).catch(console.error);
    };
    element.addEventListener('click', choose, { capture: true });
  }
}

/** Codes of the countries that prices can be shown for. */
async function listCountries(): Promise<string[]> {
  const answer = await fetch('/plans.json');
  const { taxes }: { taxes: { country: string }[] } = await answer.json();
  return taxes.map(({ country }) => country);
}

interface PriceThere {
  country_name: string;
  currency: Currency;
  price_after_tax: number;
  tax_rate: number;
}

/** Monthly price of the smallest plan in a country, from the server's price calculator. */
async function priceIn(country: string): Promise<PriceThere> {
  const address = `/${pageLocale()}/pricecalculator?product=basics&country=${country}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  return answer.json();
}

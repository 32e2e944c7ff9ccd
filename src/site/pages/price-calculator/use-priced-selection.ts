import { useTranslation } from 'react-i18next';
import { priceBookOn } from '../../../content/price-book.ts';
import {
  calculatePrice,
  type Price,
  type PriceSelection,
  type PriceTotal,
} from '../../../domain/price.ts';
import { formatMoney, formatPercent } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { hasSharedSign, type PriceNames } from '../../price-line.ts';
import { listPlaces, priceNames } from '../../price-names.ts';

/** A selection with its price and the data to display it, in the page's language. */
export interface PricedSelection {
  selection: PriceSelection;
  price: Price;
  names: PriceNames;
  /** Name of the place that tax is paid in. */
  place: string;
  rate: string;
  /** Writes whole cents of the price's currency, with the code where two share a sign. */
  money: (cents: number) => string;
}

/** Prices a selection with the provider's price book. */
export function usePricedSelection(selection: PriceSelection): PricedSelection {
  const { i18n } = useTranslation();
  const { locale, day } = useSite();
  const price = calculatePrice(priceBookOn(day), selection);
  const { currency, taxBasisPoints } = price;
  return {
    selection,
    price,
    names: priceNames(i18n),
    place: listPlaces(i18n).find(({ code }) => code === selection.country)?.name ?? '',
    rate: formatPercent(locale, taxBasisPoints),
    money: (cents) =>
      formatMoney(locale, { cents, currency }, { hasCode: hasSharedSign(currency) }),
  };
}

/** Formats one figure for the month and for the year. */
export function amountsOf({ price, money }: PricedSelection, figure: keyof PriceTotal) {
  return { month: money(price.month[figure]), year: money(price.year[figure]) };
}

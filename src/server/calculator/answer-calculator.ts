import type { i18n } from 'i18next';
import { priceBookOn } from '../../content/price-book.ts';
import {
  choicesOf,
  parameterNames,
  parseCalculatorQuery,
  quantityFields,
  quantityLimits,
} from '../../domain/calculator-request.ts';
import { isForCompany } from '../../domain/company-request.ts';
import { calculatePrice, type PriceSelection } from '../../domain/price.ts';
import type { Currency, PriceBook } from '../../domain/price-book.ts';
import { moneyFormat } from '../../i18n/format.ts';
import { plainTexts } from '../../i18n/server.ts';
import { listPlaces, priceNames } from '../../site/price-names.ts';
import { demonstrationValues } from '../demonstration.ts';
import type { AnswerJson } from '../services.ts';
import { answerCompany } from './answer-company.ts';
import { amountFields, type CalculatorResult } from './calculator-schema.ts';
import { writeRefusal } from './write-refusal.ts';
import { writeResult } from './write-result.ts';

/** Answers the price calculator as JSON, with the same amounts as its page. */
export const answerCalculator: AnswerJson = async (query, locale, day) => {
  if (isForCompany(query)) return answerCompany(query, locale, day);
  const book = priceBookOn(day);
  const texts = plainTexts(locale);
  const request = parseCalculatorQuery(query, choicesOf(book), locale);
  if (request.kind === 'selection') {
    return {
      status: 200,
      json: writeResult(resultOf(book, request.selection, texts), amountFields),
    };
  }
  const { given, errors, unknown } = request;
  const isOpen = (name: 'product' | 'country') => !given[name] && !unknown.includes(name);
  const faulty = quantityFields.filter((field) => errors[field]);
  const reasons = {
    unknown,
    missing: (['product', 'country'] as const).filter(isOpen),
    faultyNumbers: Object.fromEntries(
      faulty.map((field) => [parameterNames[field], { least: 0, most: quantityLimits[field] }]),
    ),
  };
  return { status: 400, json: writeRefusal(reasons, locale) };
};

function resultOf(book: PriceBook, selection: PriceSelection, texts: i18n): CalculatorResult {
  const { currency, taxBasisPoints, lines, month, year } = calculatePrice(book, selection);
  const names = priceNames(texts);
  const [product, ...addons] = lines.map(({ id }) => names[id] ?? id);
  const place = listPlaces(texts).find(({ code }) => code === selection.country);
  return {
    product_name: product ?? selection.product,
    country_name: place?.name ?? selection.country,
    country_code: selection.country,
    tax_rate: taxBasisPoints / 100,
    addons,
    currency,
    currency_symbol: symbolOf(currency, texts.language),
    price_before_tax: month.netCents / 100,
    annual_price_before_tax: year.netCents / 100,
    price_after_tax: month.grossCents / 100,
    annual_price_after_tax: year.grossCents / 100,
    ...demonstrationValues(texts),
  };
}

/** The narrow symbol: `$` for both US and Canadian dollars. */
function symbolOf(currency: Currency, language: string): string {
  const parts = moneyFormat(language, currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

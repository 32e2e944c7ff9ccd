import { companyBookOn } from '../../content/company-book.ts';
import { businessPlans } from '../../content/plans.ts';
import { priceBookOn } from '../../content/price-book.ts';
import { choicesOf } from '../../domain/calculator-request.ts';
import { type CompanyNeeds, quoteCompany } from '../../domain/company-quote.ts';
import {
  type CompanyNumber,
  type CompanyRequest,
  companyLimits,
  companyNumbers,
  companyQuery,
  parseCompanyQuery,
  quoteNumber,
} from '../../domain/company-request.ts';
import { plainTexts } from '../../i18n/server.ts';
import { priceNames } from '../../site/price-names.ts';
import { demonstrationValues } from '../demonstration.ts';
import type { AnswerJson } from '../services.ts';
import { type CompanyResult, companyAmountFields } from './company-schema.ts';
import { writeRefusal } from './write-refusal.ts';
import { writeResult } from './write-result.ts';

/** Answers the price calculator's estimate for a company as JSON, with the same amounts as its page. */
export const answerCompany: AnswerJson = async (query, locale, day) => {
  const book = priceBookOn(day);
  const request = parseCompanyQuery(query, choicesOf(book), locale);
  const { given, needs, errors, unknown } = request;
  if (!needs) {
    const limitsOf = (fields: readonly CompanyNumber[]) =>
      Object.fromEntries(fields.map((field) => [field, companyLimits[field]]));
    const reasons = {
      unknown,
      missingNumbers: limitsOf(given.employees === '' ? ['employees'] : []),
      faultyNumbers: limitsOf(companyNumbers.filter((field) => errors[field])),
    };
    return { status: 400, json: writeRefusal(reasons, locale) };
  }
  const rate = book.countries.find(({ code }) => code === given.country)?.taxBasisPoints;
  const result = resultOf(request, needs, given.isTaxIncluded ? rate : 0, locale, day);
  return { status: 200, json: writeResult(result, companyAmountFields) };
};

function resultOf(
  { given }: CompanyRequest,
  needs: CompanyNeeds,
  /** Undefined when the request names no country. */
  taxBasisPoints: number | undefined,
  locale: Parameters<AnswerJson>[1],
  day: string,
): CompanyResult {
  const quote = quoteCompany(companyBookOn(day), needs, taxBasisPoints ?? 0);
  const addonNames = priceNames(plainTexts(locale));
  const nameOf = (id: string) => businessPlans.find((plan) => plan.id === id)?.name;
  const offer = quote.kind === 'plan' ? quote.offer : undefined;
  const price = offer?.price;
  const taxed = taxBasisPoints === undefined ? undefined : price;
  const byQuote = businessPlans.find(({ bands }) => bands.length === 0)?.name;
  const units = (cents: number | undefined) => (cents === undefined ? null : cents / 100);
  return {
    estimate_number: quoteNumber(day, companyQuery(given)),
    date: day,
    plan_name:
      (offer ? nameOf(offer.planId) : undefined) ??
      (quote.kind === 'enterprise' ? byQuote : '') ??
      '',
    outcome: quote.kind,
    country_code: given.country ?? null,
    tax_rate: taxBasisPoints === undefined ? null : taxBasisPoints / 100,
    currency: 'USD',
    billing: needs.billing,
    lines: (price?.lines ?? []).map(({ id, quantity, monthlyCents, annualCents }) => ({
      name: nameOf(id) ?? addonNames[id] ?? id,
      quantity,
      price_before_tax: monthlyCents / 100,
      annual_price_before_tax: annualCents / 100,
    })),
    price_before_tax: units(price?.month.netCents),
    annual_price_before_tax: units(price?.year.netCents),
    price_after_tax: units(taxed?.month.grossCents),
    annual_price_after_tax: units(taxed?.year.grossCents),
    other_plans: (quote.kind === 'plan' ? quote.others : []).map((other) => ({
      plan_name: nameOf(other.planId) ?? other.planId,
      reason: other.why,
      more: other.why === 'dearer' ? other.moreCents / 100 : null,
    })),
    ...demonstrationValues(plainTexts(locale)),
  };
}

import { choices } from '../../content/price-book.ts';
import { site } from '../../content/site.ts';
import { type CalculatorRequest, parseCalculatorQuery } from '../../domain/calculator-request.ts';
import { isForCompany, parseCompanyQuery } from '../../domain/company-request.ts';
import { fallbackLocale, type Locale } from '../../i18n/locales.ts';
import type { Resolution } from '../page-module.ts';
import type { PolicySources } from '../security-policy.ts';
import { CalculatorView } from './price-calculator/calculator-view.tsx';
import { Company } from './price-calculator/company.tsx';
import { Result } from './price-calculator/result.tsx';

interface Props {
  request?: CalculatorRequest;
  /** The query of a company's estimate, without its question mark. */
  company?: string;
}

/** Allows only the configured location services. */
export const sources: PolicySources = {
  'connect-src': site.locationServices.map((address) => new URL(address).origin),
};

/** Shows the empty form, the form with its mistakes, or the result. */
export function resolve(query: URLSearchParams, locale: Locale): Resolution<Props> {
  if (isForCompany(query)) {
    const { errors, unknown } = parseCompanyQuery(query, choices, locale);
    const isRefused = unknown.length > 0 || Object.keys(errors).length > 0;
    return { kind: 'page', props: { company: String(query) }, status: isRefused ? 400 : 200 };
  }
  const request = parseCalculatorQuery(query, choices, locale);
  const isRefused = request.kind === 'invalid' || Object.keys(request.errors).length > 0;
  return { kind: 'page', props: { request }, status: isRefused ? 400 : 200 };
}

const untouched = parseCalculatorQuery([], choices, fallbackLocale);

export function Page({ request = untouched, company }: Props) {
  if (company !== undefined) return <Company query={company} />;
  if (request.kind !== 'selection') return <CalculatorView request={request} />;
  return <Result request={request} />;
}

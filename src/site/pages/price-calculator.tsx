import { content } from '../../content/content.ts';
import { addonMonthlyCents } from '../../content/price-book.ts';
import { site } from '../../content/site.ts';
import {
  type CalculatorRequest,
  choicesOf,
  parseCalculatorQuery,
} from '../../domain/calculator-request.ts';
import type { Resolution } from '../page-module.ts';
import type { PolicySources } from '../security-policy.ts';
import { Result } from './price-calculator/result.tsx';
import { Wizard } from './price-calculator/wizard.tsx';

interface Props {
  request?: CalculatorRequest;
}

const choices = choicesOf({ ...content.countries, addonMonthlyCents });

/** The services that may be asked where the visitor is, and no others. */
export const sources: PolicySources = {
  'connect-src': site.locationServices.map((address) => new URL(address).origin),
};

/** The form, the form with what is wrong about it, or what the choices cost. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  const request = parseCalculatorQuery(query, choices);
  const isRefused = request.kind === 'invalid' || Object.keys(request.errors).length > 0;
  return { kind: 'page', props: { request }, status: isRefused ? 400 : 200 };
}

const untouched = parseCalculatorQuery([], choices);

export function Page({ request = untouched }: Props) {
  if (request.kind !== 'selection') return <Wizard request={request} />;
  return <Result request={request} />;
}

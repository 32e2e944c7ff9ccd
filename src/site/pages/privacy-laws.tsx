import { type PrivacyRegion, parseRegion } from '../../domain/privacy-law.ts';
import type { Resolution } from '../page-module.ts';
import { CountryQuestion } from './privacy-laws/country-question.tsx';
import { RegionAnswer } from './privacy-laws/region-answer.tsx';

interface Props {
  region?: PrivacyRegion | 'invalid';
}

/** Without a country, the page asks for one; an unknown country gets status 400. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  const country = query.get('country');
  if (country === null) return { kind: 'page', props: {} };
  const region = parseRegion(country);
  return { kind: 'page', props: { region }, ...(region === 'invalid' && { status: 400 }) };
}

export function Page({ region }: Props) {
  if (region === undefined) return <CountryQuestion />;
  if (region === 'invalid') return <CountryQuestion isRefused />;
  return <RegionAnswer region={region} />;
}

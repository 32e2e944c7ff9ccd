import { useSite } from '../context.tsx';
import type { Examples } from '../examples.ts';
import { BusinessPrice, PersonalPrice } from './plan-price.tsx';

export const examples = {
  personal: () =>
    useSite().prices.personal.map((plan) => <PersonalPrice key={plan.id} plan={plan} />),
  business: () =>
    useSite().prices.business.map((plan) => <BusinessPrice key={plan.id} plan={plan} />),
} satisfies Examples;

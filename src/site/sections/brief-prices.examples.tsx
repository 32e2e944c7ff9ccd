import type { Examples } from '../examples.ts';
import { BriefPrices } from './brief-prices.tsx';

export const examples = {
  personal: () => <BriefPrices of="personal" />,
  business: () => <BriefPrices of="business" />,
} satisfies Examples;

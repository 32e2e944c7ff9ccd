import type { Examples } from '../examples.ts';
import { BusinessPrices, PersonalPrices } from './price-strips.tsx';

export const examples = {
  personal: PersonalPrices,
  business: BusinessPrices,
} satisfies Examples;

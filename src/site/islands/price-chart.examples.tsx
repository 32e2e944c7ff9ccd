import type { Examples } from '../examples.ts';
import { PriceComparison } from '../pages/compare/price-comparison.tsx';

export const examples = {
  'as on its page': PriceComparison,
} satisfies Examples;

import type { JsonAnswers } from './services.ts';

/** The pages that answer programs too; what an answer takes is loaded when it is wanted. */
export const jsonAnswers: JsonAnswers = {
  async priceCalculator(...request) {
    const { answerCalculator } = await import('./calculator/answer-calculator.ts');
    return answerCalculator(...request);
  },
};

import type { JsonAnswers } from './services.ts';

const answerCalculatorModule = () => import('./calculator/answer-calculator.ts');

/** The pages with a JSON representation. Their code is loaded with the first answer. */
export const jsonAnswers: JsonAnswers = {
  async priceCalculator(...request) {
    const { answerCalculator } = await answerCalculatorModule();
    return answerCalculator(...request);
  },
};

/**
 * Preloads the code of the JSON answers. The imports must be in this module, because Node resolves them again
 * for each importer.
 */
export async function loadJsonAnswers(): Promise<void> {
  await answerCalculatorModule();
}

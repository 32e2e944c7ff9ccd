import type { JsonAnswers } from './services.ts';

const answerCalculatorModule = () => import('./calculator/answer-calculator.ts');

/** The pages that also answer programs. What they need is loaded with the first answer. */
export const jsonAnswers: JsonAnswers = {
  async priceCalculator(...request) {
    const { answerCalculator } = await answerCalculatorModule();
    return answerCalculator(...request);
  },
};

/** Loads what the answers need, and from here: Node finds a file anew for each that asks for it. */
export async function loadJsonAnswers(): Promise<void> {
  await answerCalculatorModule();
}

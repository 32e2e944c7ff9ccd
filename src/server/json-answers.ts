import { answerCalculator } from './calculator/answer-calculator.ts';
import type { JsonAnswers } from './services.ts';

/** The pages that answer programs too. */
export const jsonAnswers: JsonAnswers = { priceCalculator: answerCalculator };

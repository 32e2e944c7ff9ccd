import content from '../../content/calculator-examples.yaml';

/** Ready-made selections of the price calculator; the title is `price-calculator.examples.{id}`. */
export const calculatorExamples = content;

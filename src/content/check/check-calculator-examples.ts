import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Finds examples of the price calculator for places that the calculator does not have.
 *
 * @param source content/calculator-examples.yaml with positions
 */
export function checkCalculatorExamples(content: Content, source: SourceFile): Problem[] {
  const codes = content.countries.countries.map(({ code }) => code);
  return content['calculator-examples'].flatMap(({ id, country }, index) => {
    if (codes.includes(country)) return [];
    return [
      {
        file: source.file,
        line: source.lineOf([index, 'country']),
        sentence: `the country of ${id} is "${country}", which countries.yaml does not list.`,
      },
    ];
  });
}

import { countedAddonIds } from '../../domain/price-book.ts';
import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Finds examples of the price calculator for places or add-ons that the calculator does not have.
 *
 * @param source content/calculator-examples.yaml with positions
 */
export function checkCalculatorExamples(content: Content, source: SourceFile): Problem[] {
  const codes = content.countries.countries.map(({ code }) => code);
  const addonIds = content.addons.addons.map(({ id }) => id);
  return content['calculator-examples'].flatMap(({ id, country, addons }, index) => {
    const say = (key: string, sentence: string): Problem => ({
      file: source.file,
      line: source.lineOf([index, key]),
      path: [index, key],
      sentence,
    });
    const unknown = addons.find((addon) => !addonIds.includes(addon));
    const counted = countedAddonIds.find((addon) => addons.includes(addon));
    const field = counted === 'extrawikis' ? 'extraWikis' : 'extraStorageGb';
    return [
      ...(counted
        ? [
            say(
              'addons',
              `${id} orders "${counted}" without saying how many; remove it here, and write the number behind ${field}.`,
            ),
          ]
        : []),
      ...(codes.includes(country)
        ? []
        : [
            say(
              'country',
              `the country of ${id} is "${country}", which countries.yaml does not list; write a code from there.`,
            ),
          ]),
      ...(unknown
        ? [
            say(
              'addons',
              `${id} orders "${unknown}", which addons.yaml does not list; remove it, or write another.`,
            ),
          ]
        : []),
    ];
  });
}

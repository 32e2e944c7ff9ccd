import { expect, test } from 'vitest';
import { extensions, smallestPlanWith } from '../../../content/extensions.ts';
import { matchExtensions } from '../../../domain/extension-match.ts';
import { packCatalogue, unpackCatalogue } from './catalogue.ts';

const catalogue = extensions.map((extension) => ({
  ...extension,
  plan: smallestPlanWith(extension),
}));

test('the catalogue still knows every name after its journey, and its plan', () => {
  const unpacked = unpackCatalogue(JSON.parse(JSON.stringify(packCatalogue(catalogue))));
  for (const { key, prettyName, aliases, availability, plan } of catalogue) {
    for (const name of [key, prettyName, ...aliases]) {
      const { available, askUs } = matchExtensions(unpacked, [name]);
      expect([...available, ...askUs]).toEqual([
        expect.objectContaining({ prettyName, availability, plan }),
      ]);
    }
  }
});

test('the journey is short', () => {
  expect(JSON.stringify(packCatalogue(catalogue)).length).toBeLessThan(3000);
});

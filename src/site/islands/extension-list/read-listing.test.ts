import { expect, test } from 'vitest';
import { readListing } from './read-listing.ts';

const cite = {
  pretty_name: 'Cite',
  description: 'Sets footnotes.',
  aliases: ['Ref'],
  category: 'pages',
  availability: 'preinstalled',
  bundled: true,
};

test('a list is read as it was sent', () => {
  const smw = { pretty_name: 'SMW', description: '', availability: 'plan', plan: 'Quantum' };
  const extensions_data = { Cite: cite, SMW: smw };
  expect(readListing({ extensions_data, next: 1 })).toStrictEqual(extensions_data);
  expect(readListing({ extensions_data: {} })).toStrictEqual({});
});

test('words of tomorrow are left out', () => {
  const sent = {
    ...cite,
    category: 'weather',
    availability: ['plan'],
    bundled: 1,
    plan: 7,
    aliases: 1,
  };
  expect(readListing({ extensions_data: { Cite: sent } })).toStrictEqual({
    Cite: { pretty_name: 'Cite', description: 'Sets footnotes.' },
  });
});

test.each([
  '<!doctype html>',
  null,
  [],
  {},
  { extensions_data: [] },
  { extensions_data: { Cite: null } },
  { extensions_data: { Cite: { pretty_name: 'Cite' } } },
  { extensions_data: { Cite: { ...cite, description: { a: 1 } } } },
])('%j is no list', (answer) => {
  expect(() => readListing(answer)).toThrow(TypeError);
});

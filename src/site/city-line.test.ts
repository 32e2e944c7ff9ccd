import { expect, test } from 'vitest';
import { content } from '../content/content.ts';
import { cityLine } from './city-line.ts';

const { imprint } = content.company;

test.for([
  ['US', 'Orchard Falls, Texas 78000'],
  ['GB', 'Orchard Falls, Texas 78000'],
  ['DE', '78000 Orchard Falls, Texas'],
])('the postal code stands where %s writes it', ([country, line]) => {
  const address = { ...imprint, city: 'Orchard Falls, Texas', postalCode: '78000' };
  expect(cityLine({ ...address, country: country as string })).toBe(line);
});

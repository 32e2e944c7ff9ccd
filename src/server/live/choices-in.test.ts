import { expect, test } from 'vitest';
import { choicesIn } from './choices-in.ts';

test.each([
  ['priceCalculator', 'product=pro&country=de&extrawikis=77', ['pro', 'DE']],
  ['priceCalculator', 'for=company&country=FR&employees=12', ['company', 'FR']],
  ['priceCalculator', 'product=pro', undefined],
  ['priceCalculator', 'product=me@mail.example&country=DE', undefined],
  ['priceCalculator', 'product=pro&country=__proto__', undefined],
  ['helpMeChoose', 'needs[]=ownDomain&needs[]=my+name&sso=basic', ['ownDomain', 'sso:basic']],
  ['helpMeChoose', 'needs=<b>&budget=120', undefined],
  ['helpMeChoose', 'sso=none', undefined],
  ['login', 'wikiid=secret', undefined],
  ['extensions', 'search=secret', undefined],
] as const)('of %s?%s the log is told %j', (key, query, expected) => {
  expect(choicesIn(key, new URLSearchParams(query), ['DE', 'FR'])).toEqual(expected);
});

import { expect, test } from 'vitest';
import { invalidParameters, parseOption } from './option.ts';

const choices = { colour: ['moss', 'plum'], 'needs[]': ['ownDomain'] };

test.each([
  ['', []],
  ['colour=&needs[]=&other=x', []],
  ['colour=+PLUM+&needs[]=owndomain', []],
  ['colour=moss&colour=red', []],
  ['colour=red', ['colour']],
  ['colour=__proto__&needs=ownDomain', ['colour']],
  ['needs[0]=ownDomain&needs=tea&needs[]=pots', ['needs']],
])('of %j is not on offer what %j name', (query, names) => {
  expect(invalidParameters(new URLSearchParams(query), choices)).toEqual(names);
});

test('a word in any case is what is on offer', () => {
  expect(parseOption(['ownDomain'], ' OWNDOMAIN')).toBe('ownDomain');
  expect(parseOption(['ownDomain'], '')).toBe(undefined);
});

import { expect, test } from 'vitest';
import { nearest, suggest } from './suggest.ts';

const amount = 'must be an amount above 0';
const percentage = 'must be a percentage';
const whole = 'must be a whole number, 1 or more';
const day = 'must be a day such as 2012-02-22 (year-month-day)';
const address = 'must be a whole web address that starts with https://';
const words = 'must be one of these words: yes, no, basic; or a file, such as harbour.webp';

test.each([
  [amount, '17,99 €', '17.99'],
  [amount, '$14.99', '14.99'],
  [amount, 'USD 14.9', '14.9'],
  [amount, '5', '5'],
  [amount, '1.149,99', undefined],
  [amount, '14.995', undefined],
  [amount, '12 34', undefined],
  [amount, '-5', undefined],
  [amount, '€ -5', undefined],
  [amount, 'free', undefined],
  [percentage, '6,6 %', '6.6'],
  [whole, '72 hours', '72'],
  [whole, '7.5', undefined],
  [whole, '7,5', undefined],
  [day, '22.2.2012', '2012-02-22'],
  [day, '22.12.2012', '2012-12-22'],
  [day, '2012/2/22', '2012-02-22'],
  [day, '2012.02.3', '2012-02-03'],
  [day, '2012-2-22', '2012-02-22'],
  [day, '2/3/2012', undefined],
  [day, '2.3.12', undefined],
  [day, '32.1.2012', undefined],
  [day, '122.2.2012', undefined],
  [day, '2.2.20123', undefined],
  [day, '12012-2-22', undefined],
  [day, '2012-2-222', undefined],
  [day, 'yesterday', undefined],
  [address, 'http://news.example/', 'https://news.example/'],
  [address, '//news.example', 'https://news.example'],
  [address, 'a.news-of.example?day=1', 'https://a.news-of.example?day=1'],
  [address, 'NEWS.example:80', 'https://NEWS.example:80'],
  [address, 'ftp://news.example', undefined],
  [address, 'news', undefined],
  [address, 'news.example/a b', undefined],
  [address, 'see news.example', undefined],
  [address, 'news.e', undefined],
  [words, 'bassic', 'basic'],
  [words, 'YES', 'yes'],
  [words, 'harbour', undefined],
  ['must be a text', '17,99', undefined],
])('%s: instead of "%s" one may write %s', (expectation, written, meant) => {
  expect(suggest(written, expectation)).toBe(meant);
});

test.each([
  ['its capitals', 'PRO', ['basics', 'Pro'], 'Pro'],
  ['blanks around it', ' pro ', ['basics', 'pro'], 'pro'],
  ['its end', 'visualed', ['VisualEditor', 'Visual'], 'VisualEditor'],
  ['an end of two words', 'bus', ['businessPro', 'businessQuantum'], undefined],
  ['too much of it', 'qu', ['quantum'], undefined],
  ['its start', 'tum', ['quantum'], undefined],
  ['another letter', 'pxo', ['pro'], 'pro'],
  ['a letter too many', 'pr', ['xpr'], 'xpr'],
  ['a letter too few', 'prx', ['pr'], 'pr'],
  ['two letters that have changed places', 'por', ['pro'], 'pro'],
  ['its first two letters', 'rpo', ['pro'], 'pro'],
  ['two letters apart', 'orp', ['pro'], undefined],
  ['two letters of three', 'pxx', ['pro'], undefined],
  ['the only letter', 'a', ['b'], undefined],
  ['one letter of two', 'ab', ['ac'], 'ac'],
  ['two letters of six', 'xxttern', ['pattern'], 'pattern'],
  ['three letters of six', 'xxxtern', ['pattern'], undefined],
  ['two letters that are missing', 'pttrn', ['pattern'], 'pattern'],
  ['three letters that are missing', 'pttr', ['pattern'], undefined],
  ['two letters that are added', 'paxttexrn', ['pattern'], 'pattern'],
  ['three letters that are added', 'xpaxttexrn', ['pattern'], undefined],
  ['a swap and a letter', 'xatetrn', ['pattern'], 'pattern'],
  ['two swaps', 'aptternn', ['pattern'], 'pattern'],
  ['three slips of different kinds', 'apxxern', ['pattern'], undefined],
  ['a swap and two letters', 'xxttenr', ['pattern'], undefined],
  ['nothing', '', ['pro'], undefined],
  ['a word of an empty list', 'pro', [], undefined],
])('a word that differs by %s', (_, written, known, meant) => {
  expect(nearest(written, known)).toBe(meant);
});

test('the nearest word is meant, wherever it stands', () => {
  const near = ['ultras', 'altras', 'ultrass', 'oltros'];
  for (const index of near.keys()) {
    const turned = [...near.slice(index), ...near.slice(0, index)];
    expect(nearest('ultrxs', turned)).toBe('ultras');
  }
});

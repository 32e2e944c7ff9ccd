import { expect, test } from 'vitest';
import { checkEdited } from '../check/testing/check-edited.ts';

const rising = 'must go from the smallest size to the largest, each with a higher price';

test.each([
  ['a size that is smaller than the one before', ['memoryGb: 4', 'memoryGb: 1'], rising],
  ['a size as large as the one before', ['memoryGb: 2', 'memoryGb: 1'], rising],
  ['a larger size for less', [/(?<=memoryGb: 4\n.*\n *monthly: )[\d.]+/, '1.99'], rising],
  ['a larger size for as much', [/(monthly: [\d.]+)(\n[\s\S]*?)monthly: [\d.]+/, '$1$2$1'], rising],
  [
    'a service with a price for nothing in particular',
    ['from: 60, per: hour', 'from: 60'],
    'must have "from" and "per" together, or neither',
  ],
  [
    'a service of something for no price',
    ['from: 60, per: hour', 'per: hour'],
    'must have "from" and "per" together, or neither',
  ],
] as const)('%s is refused', (_, [from, to], sentence) => {
  const { problems } = checkEdited('content/dedicated.yaml', (text) => text.replace(from, to));
  expect(problems.join('\n')).toContain(sentence);
});

import { expect, test } from 'vitest';
import { checkEdited } from './testing/check-edited.ts';

const goLive = (text: string) => text.replace('demonstration: true', 'demonstration: false');

test('a demonstration may have invented facts and placeholders', () => {
  expect(checkEdited('content/site.yaml', (text) => text).problems).toEqual([]);
});

test.each([
  ['company', 'an assumed figure'],
  ['answers', 'an assumed answer'],
  ['trust', 'an assumed answer on trust'],
  ['customers', 'an invented customer'],
  ['testimonials', 'an invented testimonial'],
  ['showcase', 'an invented wiki'],
  ['changes', 'an invented entry of the log'],
])('a site that is none is not built as long as %s.yaml has %s', (name) => {
  const { toConfirm } = checkEdited('content/site.yaml', (text) => text);
  const assumed = toConfirm.filter((each) => each.startsWith(`content/${name}.yaml`));
  const { problems } = checkEdited('content/site.yaml', goLive);
  const stopping = problems.filter(
    (each) => each.startsWith(`content/${name}.yaml`) && each.includes('only assumed'),
  );
  expect(stopping).toHaveLength(assumed.length);
});

test('a site that is none is not built with a host that is a placeholder', () => {
  expect(checkEdited('content/site.yaml', goLive).problems).toContainEqual(
    expect.stringMatching(
      /^content\/site\.yaml, line \d+: www\.wikigarth\.example is a placeholder/,
    ),
  );
});

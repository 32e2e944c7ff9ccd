import { describe, expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { legalText } from '../legal/documents.ts';
import { sectionsOf } from '../legal/sections-of.tsx';
import { routes } from '../routes.ts';

/** Everything in which a claim can be cited: texts, pages, and the provider's files. */
const places = Object.values(
  import.meta.glob<string>(
    [
      '../../../locales/en/*.json',
      '!../../../locales/en/claims.json',
      '../../../content/*.yaml',
      '!../../../content/claims.yaml',
      '../**/*.{ts,tsx}',
      '!../**/*.test.*',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
).join('\n');

const sections = new Set([
  ...(['terms', 'privacy-policy'] as const).flatMap((name) =>
    sectionsOf(legalText(name, 'en')).map(({ number }) => number),
  ),
  'AUP',
]);

describe.each(Object.entries(claims))('the claim %s', (id, { source }) => {
  test('is cited somewhere', () => {
    const isCited =
      places.includes(`<cite-${id}/>`) || new RegExp(`['": [,]${id}['", \\]}\\n]`).test(places);
    expect(isCited).toBe(true);
  });

  test('names a source that exists', () => {
    if (source.kind === 'terms') expect(sections).toContain(source.section);
    if (source.kind === 'promise') expect(sections).toContain(source.termsSection);
    if (source.kind === 'page') expect(routes).toHaveProperty(source.route);
  });
});

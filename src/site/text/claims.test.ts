import { describe, expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { legalText } from '../legal/documents.ts';
import { sectionsOf } from '../legal/sections-of.tsx';
import { routes } from '../routes.ts';

const sections = new Set([
  ...(['terms', 'privacy-policy'] as const).flatMap((name) =>
    sectionsOf(legalText(name, 'en')).map(({ number }) => number),
  ),
  'AUP',
]);

describe.each(Object.entries(claims))('the claim %s', (_, { source }) => {
  test('names a source that exists', () => {
    if (source.kind === 'terms') expect(sections).toContain(source.section);
    if (source.kind === 'promise' && source.termsSection) {
      expect(sections).toContain(source.termsSection);
    }
    if (source.kind === 'page') expect(routes).toHaveProperty(source.route);
  });
});

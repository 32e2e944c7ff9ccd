import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { type LegalName, legalText } from './documents.ts';
import { sectionsOf } from './sections-of.tsx';

const names: LegalName[] = ['terms', 'privacy-policy', 'acceptable-use', 'dmca'];

interface LinkProps {
  route?: string;
  section?: string;
  external?: string;
}

/** The parts that must be equal in every language: links, facts, and the numbers of each section. */
function substance(name: LegalName, locale: (typeof locales)[number]) {
  const { default: Content } = legalText(name, locale);
  const links: LinkProps[] = [];
  const facts: string[] = [];
  const html = renderToStaticMarkup(
    <Content
      components={{
        Section: ({ id, children }: { id: string; children: React.ReactNode }) => (
          <section id={id}>{children}</section>
        ),
        Summary: ({ children }: { children: React.ReactNode }) => <p>{children}</p>,
        Fact: ({ of }: { of: string }) => {
          facts.push(of);
          return null;
        },
        Law: ({ children }: { children: React.ReactNode }) => children,
        To: ({ children, ...link }: LinkProps & { children: React.ReactNode }) => {
          links.push(link);
          return children;
        },
      }}
    />,
  );
  const numbers = html.split('<section ').map((part) =>
    part
      .replace(/<[^>]+>|id="[^"]*"|&[^;]+;/g, ' ')
      // 10,000 and 10.000 and 10 000 are one number.
      .replace(/(\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
      .match(/\d+/g)
      ?.map(Number)
      .sort((one, other) => one - other),
  );
  return { links, numbers, facts: facts.sort() };
}

describe.each(names)('%s', (name) => {
  test.each(locales)('says the same in %s as in English', (locale) => {
    const text = legalText(name, locale);
    const english = legalText(name, 'en');
    const idsOf = (sections: ReturnType<typeof sectionsOf>) =>
      sections.map(({ id, number }) => ({ id, number }));

    expect(idsOf(sectionsOf(text))).toEqual(idsOf(sectionsOf(english)));
    expect(substance(name, locale)).toEqual(substance(name, 'en'));
  });
});

test('the terms have sections 1 to 21, of which 9 is the one on copyright', () => {
  const sections = sectionsOf(legalText('terms', 'en'));
  expect(sections.map(({ number }) => number)).toEqual(
    Array.from({ length: 21 }, (_, index) => String(index + 1)),
  );
  expect(sections[8]?.id).toBe('dmca');
  expect(sectionsOf(legalText('privacy-policy', 'en')).map(({ id }) => id)).toEqual([
    'P1',
    'P2',
    'P3',
    'P4',
  ]);
});

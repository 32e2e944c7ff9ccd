import { describe, expect, it, test } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { finderFields, finderLimits, parseNeeds } from './plan-finder-query.ts';

const parse = (query: string) => parseNeeds(new URLSearchParams(query), 'en');
const modest = { features: [], sso: 'none', wikis: 1, storageGb: 0, employees: 0 };

describe('the needs in a link', () => {
  it('are the least demanding where nothing is said', () => {
    expect(parse('')).toStrictEqual({ needs: modest, errors: {} });
    const blank = 'sso=&wikis=&storage=+&employees=&budget=';
    expect(parse(blank)).toEqual({ needs: modest, errors: {} });
    expect(parse('wikis=0&sso=sorcery&needs=teapot')).toEqual({ needs: modest, errors: {} });
  });

  it('are read from every field', () => {
    const query =
      'needs[]=sshAccess&needs[]=ownDomain&sso=Basic&wikis=3&storage=120&employees=40&budget=499';
    expect(parse(query)).toEqual({
      needs: {
        features: ['ownDomain', 'sshAccess'],
        sso: 'basic',
        wikis: 3,
        storageGb: 120,
        employees: 40,
        yearlyBudgetCents: 49_900,
      },
      errors: {},
    });
  });

  it('know no budget from a budget of nothing', () => {
    expect(parse('budget=').needs.yearlyBudgetCents).toBeUndefined();
    expect(parse('budget=0').needs.yearlyBudgetCents).toBe(0);
  });

  it.each([
    'needs[]=a&needs[]=ownDomain',
    'needs=ownDomain',
    'needs[0]=ownDomain&needs[1]=ownDomain',
  ])('may be listed as %s', (query) => {
    expect(parse(query).needs.features).toEqual(['ownDomain']);
  });

  it.each(['wikis', 'storage', 'employees', 'budget'] as const)(
    'say what is wrong in %s',
    (field) => {
      const tooMuch = String(finderLimits[field] + 1);
      expect(parse(`${field}=two`)).toEqual({ needs: modest, errors: { [field]: 'notANumber' } });
      expect(parse(`${field}=-1`)).toEqual({ needs: modest, errors: { [field]: 'tooSmall' } });
      expect(parse(`${field}=1.5`)).toEqual({ needs: modest, errors: { [field]: 'fractional' } });
      expect(parse(`${field}=${tooMuch}`)).toEqual({
        needs: modest,
        errors: { [field]: 'tooLarge' },
      });
    },
  );

  it('are within range, whatever the link says', () => {
    const fields = ['needs[]', 'needs', 'sso', 'wikis', 'storage', 'employees', 'budget'];
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 12 }),
        (pairs) => {
          const { features, sso: _, ...numbers } = parseNeeds(pairs, 'en').needs;
          expect(numbers.wikis).toBeGreaterThanOrEqual(1);
          expect(new Set(features).size).toBe(features.length);
          for (const number of Object.values(numbers)) {
            expect(Number.isInteger(number) && number >= 0).toBe(true);
          }
        },
      ),
    );
  });
});

test('only what the finder reads goes on in a link, as it was sent', () => {
  const sent =
    'utm_source=x&needs[]=teapot&needs=ownDomain&needs[1]=a&sso=Basic&wikis=two&storage=&employees=4&budget=9&wikis=3&lng=de';
  expect(decodeURIComponent(finderFields(new URLSearchParams(sent)))).toBe(
    'needs[]=teapot&needs=ownDomain&needs[1]=a&sso=Basic&wikis=two&storage=&employees=4&budget=9&wikis=3',
  );
});

import { describe, expect, it } from 'vitest';
import { parseRegion, privacyLaws, privacyRegions } from './privacy-law.ts';

describe('the region of the privacy-law form', () => {
  it.each([
    ['BR', 'BR'],
    ['brazil', 'BR'],
    ['Brazil', 'BR'],
    ['EU', 'EU'],
    ['eu', 'EU'],
    ['UK', 'UK'],
    ['gb', 'UK'],
    ['us', 'US'],
    ['Other', 'other'],
    ['OTHER', 'other'],
    [' uk ', 'UK'],
  ])('%j is %s', (country, region) => {
    expect(parseRegion(country)).toBe(region);
  });

  it.each(['invalid', '', 'DE', 'E U', '__proto__', 'constructor'])('%j is invalid', (country) => {
    expect(parseRegion(country)).toBe('invalid');
  });
});

describe('the privacy laws', () => {
  /** Stated apart from the data: statutes, time to answer, extension, regulators, rights. */
  const statement = {
    BR: ['lgpd', '15 day', 'none', 'anpd', 12],
    EU: ['gdpr', '1 month', '2 month', 'nationalAuthority', 9],
    UK: ['ukGdpr dataProtectionAct', '1 month', '2 month', 'ico', 9],
    US: ['ccpa', '45 day', '45 day', 'californiaAttorney cppa', 8],
    other: ['', '1 month', 'none', '', 3],
  };

  it.each(privacyRegions)('%s: statutes, limits, regulators and rights', (region) => {
    const { statutes, answerLimit, extensionLimit, regulators, rights } = privacyLaws[region];
    expect([
      statutes.map(({ id }) => id).join(' '),
      `${answerLimit.amount} ${answerLimit.unit}`,
      extensionLimit ? `${extensionLimit.amount} ${extensionLimit.unit}` : 'none',
      regulators.join(' '),
      rights.length,
    ]).toEqual(statement[region]);
    expect(new Set(rights).size).toBe(rights.length);
  });

  it('grants access, correction and deletion everywhere', () => {
    for (const region of privacyRegions) {
      expect(privacyLaws[region].rights).toEqual(expect.arrayContaining(['access', 'correct']));
      expect(privacyLaws[region].rights.some((right) => right.startsWith('delete'))).toBe(true);
    }
  });

  it('sets 72 hours for breach notices where the GDPR or its British copy applies', () => {
    const hours = privacyRegions.map((region) => privacyLaws[region].breachNoticeHours);
    expect(hours).toEqual([undefined, 72, 72, undefined, undefined]);
  });

  it('answers simple requests at once in Brazil only', () => {
    const immediate = privacyRegions.filter(
      (region) => privacyLaws[region].isSimpleAnswerImmediate,
    );
    expect(immediate).toEqual(['BR']);
  });
});

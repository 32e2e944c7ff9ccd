import { describe, expect, it } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { type LocationInfo, unknownLocation } from './location.ts';
import { normaliseLocation } from './normalise-location.ts';

const texas: LocationInfo = {
  country_code: 'US',
  country_name: 'United States',
  region_code: 'TX',
  in_eu: false,
};

describe('the answer of a location service', () => {
  it('is understood with country_code, country_name and in_eu', () => {
    const answer = { ...texas, ip: '192.0.2.1', city: 'Austin' };
    expect(normaliseLocation(answer)).toEqual(texas);
  });

  it('is understood with country as a code, and as a name beside a code', () => {
    expect(normaliseLocation({ country: 'de', region_code: 'by', is_eu: true })).toEqual({
      country_code: 'DE',
      country_name: null,
      region_code: 'BY',
      in_eu: true,
    });
    const named = { country: 'Côte d’Ivoire', country_code: 'CI', is_eu: false };
    expect(normaliseLocation(named)).toMatchObject({
      country_code: 'CI',
      country_name: 'Côte d’Ivoire',
    });
  });

  it('may have blanks around what it says', () => {
    expect(
      normaliseLocation({ country_code: ' de', country_name: ' Germany ', region_code: 'by ' }),
    ).toEqual({
      country_code: 'DE',
      country_name: 'Germany',
      region_code: 'BY',
      in_eu: true,
    });
    expect(normaliseLocation({ country_name: '  x  ' }).country_name).toBeNull();
  });

  it('cannot lie about membership when the country is known', () => {
    expect(normaliseLocation({ country_code: 'GB', in_eu: true }).in_eu).toBe(false);
    expect(normaliseLocation({ country_code: 'FR', is_eu: false }).in_eu).toBe(true);
    expect(normaliseLocation({ is_eu: true })).toEqual({ ...unknownLocation, in_eu: true });
    expect(normaliseLocation({ is_eu: 'yes' })).toEqual(unknownLocation);
  });

  it.each([
    null,
    undefined,
    'DE',
    7,
    [],
    ['DE'],
    { error: true, reason: 'RateLimited' },
    { country_code: 'XX', country: 'ZZ', region_code: '' },
    { country_code: 'QQ', country: 'UN' },
    { country_code: 'Germany', country_name: 7, region_code: 'Bavaria' },
    { country_code: ['D', 'E'], country_name: '<b>Germany</b>', region_code: { toString: 1 } },
    { country_code: 'T1', country_name: 'Ger\u0000many', in_eu: 1 },
    { country_name: 'x'.repeat(101), country_code: 'DEU', region_code: 'TXTX' },
  ])('is unknown for %j', (answer) => {
    expect(normaliseLocation(answer)).toEqual(unknownLocation);
  });

  it.each([
    ['US', 'US-TX', 'TX'],
    ['us', 'us-tx', 'TX'],
    ['US', 'US_TX', 'TX'],
    ['US', 'USTX', 'TX'],
    ['US', 'TX', 'TX'],
    ['GB', 'GB-ENG', 'ENG'],
    ['UK', 'UK-ENG', 'ENG'],
    ['FR', 'FR-75', '75'],
    ['AT', 'AT-9', '9'],
    ['US', 'MX-TX', null],
    [undefined, 'US-TX', null],
    ['US', 'US-', null],
    ['US', 'US-TEXAS', null],
  ])('has the region, with or without its country: %s, %s', (country_code, region_code, region) => {
    expect(normaliseLocation({ country_code, region_code }).region_code).toBe(region);
  });

  it.each([
    ['UK', 'GB'],
    ['EL', 'GR'],
    ['FX', 'FR'],
    ['DD', 'DE'],
    ['BU', 'MM'],
    ['TP', 'TL'],
    ['ZR', 'CD'],
    ['YU', 'RS'],
    ['SU', 'RU'],
    ['NT', 'SA'],
  ])('names the country of today for %s', (told, today) => {
    expect(normaliseLocation({ country_code: told }).country_code).toBe(today);
  });

  it('always has the four fields and nothing unlike them', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (country, region, eu) => {
        const location = normaliseLocation({ country, region_code: region, is_eu: eu });
        expect(Object.keys(location)).toEqual(Object.keys(unknownLocation));
        expect(location.country_code ?? 'AA').toMatch(/^[A-Z]{2}$/);
        expect([true, false, null]).toContain(location.in_eu);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  euMembers,
  isEuMember,
  isTaxPlaceKnown,
  type LocationInfo,
  preselectedCountry,
  unknownLocation,
} from './location.ts';

const texas: LocationInfo = {
  country_code: 'US',
  country_name: 'United States',
  region_code: 'TX',
  in_eu: false,
};

describe('membership of the European Union', () => {
  it('is held by 27 countries', () => {
    expect(euMembers.size).toBe(27);
    for (const member of ['AT', 'GR', 'HR', 'SK']) expect(isEuMember(member)).toBe(true);
    for (const outsider of ['GB', 'NO', 'CH', 'IS', 'TR', 'EL', 'EU', '']) {
      expect(isEuMember(outsider)).toBe(false);
    }
  });
});

describe('the preselected country', () => {
  const list = ['DE', 'US', 'TX', 'GB', 'CA', 'other'];
  const preselect = (country_code: string | null, region_code: string | null = null) =>
    preselectedCountry({ ...unknownLocation, country_code, region_code }, list);

  it('is Texas only in Texas', () => {
    expect(preselectedCountry(texas, list)).toBe('TX');
    expect(preselect('US', 'CA')).toBe('US');
    expect(preselect('US')).toBe('US');
    expect(preselect('DE', 'TX')).toBe('DE');
    expect(preselect('TX')).toBe('other');
  });

  it('is other outside the list, and nothing where the country is unknown', () => {
    expect(preselect('JP')).toBe('other');
    expect(preselect('JP', 'TX')).toBe('other');
    expect(preselectedCountry(texas, ['DE', 'other'])).toBe('other');
    expect(preselect(null)).toBeUndefined();
    expect(preselect(null, 'TX')).toBeUndefined();
  });
});

it('knows the place for tax by the country, but in the United States only by the state', () => {
  const isKnown = (country_code: string | null, region_code: string | null = null) =>
    isTaxPlaceKnown({ ...unknownLocation, country_code, region_code });
  expect(isKnown('DE')).toBe(true);
  expect(isKnown('US')).toBe(false);
  expect(isKnown('US', 'TX')).toBe(true);
  expect(isKnown(null, 'TX')).toBe(false);
});

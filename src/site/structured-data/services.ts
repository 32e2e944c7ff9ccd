import type { i18n } from 'i18next';
import type { Offer, QuantitativeValue, Service, UnitPriceSpecification } from 'schema-dts';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { listPricesOn, type Prices } from '../../content/prices.ts';
import { site } from '../../content/site.ts';
import { formatStorage } from '../../i18n/format.ts';
import { type PageKey, routes } from '../routes.ts';
import { organizationId } from './organization.ts';
import { atLeast, exactly } from './price-specification.ts';

/** Groups of offers: all prices, yearly prices only, or the lowest ones. */
type OfferGroup =
  | 'personal'
  | 'personalYearly'
  | 'lowestYearly'
  | 'business'
  | 'addons'
  | 'dedicated';

/** The prices that each page shows. A test compares them with the visible ones. */
const offersOn: Partial<Record<PageKey, readonly OfferGroup[]>> = {
  landing: ['personal', 'business'],
  features: ['personal', 'business'],
  plans: ['personal', 'business', 'addons'],
  createWiki: ['personal', 'business', 'addons'],
  whatIsWikiHosting: ['lowestYearly'],
  forCompanies: ['business'],
  forPersonal: ['personalYearly'],
  moveHere: ['business', 'personal'],
  helpMeChoose: ['personalYearly'],
  about: ['lowestYearly'],
  compare: ['lowestYearly'],
  priceCalculator: ['personal'],
  dedicated: ['dedicated'],
};

/**
 * The services with the offers that a page shows, at list prices before tax.
 *
 * @param texts of the page's language
 * @param day as YYYY-MM-DD
 * @returns a service for wikis, one for servers, or none
 */
export function servicesOn(pageKey: PageKey, { t, language }: i18n, day: string): Service[] {
  const prices = listPricesOn(day);
  const groups = offersOn[pageKey] ?? [];
  const offersOf: Record<OfferGroup, () => Offer[]> = {
    personal: () => planOffers(prices.personal),
    personalYearly: () => yearlyOffers(prices.personal),
    lowestYearly: () => yearlyOffers(prices.personal.slice(0, 1)),
    business: () => planOffers(prices.business),
    addons: () => addonOffers(prices, { t }),
    dedicated: () => dedicatedOffers(prices, { t, language }),
  };
  return (['plans', 'dedicated'] as const).flatMap((key) => {
    const own = groups.filter((group) => (group === 'dedicated') === (key === 'dedicated'));
    if (own.length === 0) return [];
    return [
      {
        '@type': 'Service',
        '@id': `${site.siteUrl}${routes[key].path}#service`,
        name: t(`${key}.title`),
        provider: organizationId,
        offers: own.flatMap((group) => offersOf[group]()),
      },
    ];
  });
}

function planOffers(plans: readonly PricedPlan[]): Offer[] {
  return plans.map((plan) => offer(plan.name, planPrices(plan)));
}

function yearlyOffers(plans: readonly PricedPlan[]): Offer[] {
  return plans.map(({ name, prices }) =>
    offer(
      name,
      prices.map(({ annual }) => exactly(annual, 'P1Y')),
    ),
  );
}

function addonOffers({ addons }: Prices, { t }: Pick<i18n, 't'>): Offer[] {
  return addons.map(({ id, per, monthly }) =>
    offer(t(`add-ons.${id}.name` as 'add-ons.title'), [exactly(monthly, 'P1M', addonUnits[per])]),
  );
}

/** Units of UN/CEFACT Recommendation 20, where it has one. */
const addonUnits = {
  month: {},
  wiki: { unitText: 'wiki' },
  gigabyte: { unitCode: 'E34' },
} as const;

/**
 * Monthly and yearly prices. For plans priced by the number of employees there is one pair for each range,
 * and the yearly price is stated per month, as on the page.
 */
function planPrices({ kind, prices }: PricedPlan): UnitPriceSpecification[] {
  return prices.flatMap(({ monthly, annual, annualPerMonth, employeesFrom, employeesTo }) => {
    if (kind === 'personal') return [exactly(monthly, 'P1M'), exactly(annual, 'P1Y')];
    const eligibleQuantity: QuantitativeValue = {
      '@type': 'QuantitativeValue',
      minValue: employeesFrom,
      maxValue: employeesTo,
      unitText: 'employee',
    };
    return [
      exactly(monthly, 'P1M', { eligibleQuantity }),
      exactly(annualPerMonth, 'P1Y', { eligibleQuantity, referenceQuantity: aMonth }),
    ];
  });
}

const aMonth: QuantitativeValue = { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' };

function dedicatedOffers(
  { dedicated: { tiers, caching, services } }: Prices,
  { t, language }: Pick<i18n, 't' | 'language'>,
): Offer[] {
  return [
    ...tiers.map(({ memoryGb, monthly }) =>
      offer(t('dedicated.sizes.name', { memory: formatStorage(language, memoryGb) }), [
        exactly(monthly, 'P1M'),
      ]),
    ),
    offer(t('dedicated.sizes.caching.name'), [exactly(caching, 'P1M')]),
    ...services.map(({ id, lowest }) =>
      offer(
        t(`dedicated.services.${id}.name`),
        lowest ? [lowestPrices[lowest.per](lowest.price)] : [],
      ),
    ),
  ];
}

const lowestPrices = {
  hourEachMonth: (price) => atLeast(price, 'P1M', { unitCode: 'HUR' }),
  month: (price) => atLeast(price, 'P1M'),
  hour: (price) => atLeast(price, undefined, { unitCode: 'HUR' }),
} as const satisfies Record<string, (price: Parameters<typeof atLeast>[0]) => object>;

/** An offer; one that is sold by quote has no price. */
function offer(name: string, priceSpecification: UnitPriceSpecification[]): Offer {
  return { '@type': 'Offer', name, ...(priceSpecification.length > 0 && { priceSpecification }) };
}

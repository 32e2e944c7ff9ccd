import type { i18n } from 'i18next';
import type { Offer, QuantitativeValue, Service, UnitPriceSpecification } from 'schema-dts';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { listPricesOn, type Prices } from '../../content/prices.ts';
import { site } from '../../content/site.ts';
import { formatStorage } from '../../i18n/format.ts';
import { type PageKey, routes } from '../routes.ts';
import { organizationId } from './organization.ts';
import { atLeast, exactly } from './price-specification.ts';

/** What is sold, called as the page that has all its prices. */
export type ServiceKey = Extract<PageKey, 'plans' | 'dedicated'>;

/** Which pages say prices of what. A test compares it with the prices that they show. */
export const servicesOn: Partial<Record<PageKey, readonly ServiceKey[]>> = {
  features: ['plans'],
  plans: ['plans'],
  createWiki: ['plans'],
  forCompanies: ['plans', 'dedicated'],
  forPersonal: ['plans'],
  moveHere: ['plans'],
  helpMeChoose: ['plans'],
  compare: ['plans'],
  priceCalculator: ['plans'],
  dedicated: ['dedicated'],
};

/** The name by which other pages refer to a service, the same in every language. */
export function serviceId(key: ServiceKey) {
  return { '@id': `${site.siteUrl}${routes[key].path}#service` };
}

/**
 * A service with all its offers, at list prices before tax.
 *
 * @param texts of the page's language
 * @param day as year-month-day
 */
export function service(key: ServiceKey, { t, language }: i18n, day: string): Service {
  const prices = listPricesOn(day);
  return {
    '@type': 'Service',
    ...serviceId(key),
    name: t(`${key}.title`),
    provider: organizationId,
    offers: key === 'plans' ? planOffers(prices, { t }) : dedicatedOffers(prices, { t, language }),
  };
}

function planOffers({ plans, addons }: Prices, { t }: Pick<i18n, 't'>): Offer[] {
  return [
    ...plans.map((plan) => offer(plan.name, planPrices(plan))),
    ...addons.map(({ id, per, monthly }) =>
      offer(t(`add-ons.${id}.name` as 'add-ons.title'), [exactly(monthly, 'P1M', addonUnits[per])]),
    ),
  ];
}

/** Units of UN/CEFACT Recommendation 20, where it has one. */
const addonUnits = {
  month: {},
  wiki: { unitText: 'wiki' },
  gigabyte: { unitCode: 'E34' },
} as const;

/**
 * A month and a year. Where the number of employees decides, they are told for each range, and the
 * year as the page tells it: what each of its months costs.
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

/** What is sold by quote has a name and no price. */
function offer(name: string, priceSpecification: UnitPriceSpecification[]): Offer {
  return { '@type': 'Offer', name, ...(priceSpecification.length > 0 && { priceSpecification }) };
}

import '../../design/print.css';
import { useTranslation } from 'react-i18next';
import { companyBookOn } from '../../../content/company-book.ts';
import { content } from '../../../content/content.ts';
import { businessPlans, personalUpTo } from '../../../content/plans.ts';
import { choices, comingRateOn, priceBookOn, pricesAsOf } from '../../../content/price-book.ts';
import { site } from '../../../content/site.ts';
import { type CompanyRequest, parseCompanyQuery } from '../../../domain/company-request.ts';
import { cityLine } from '../../city-line.ts';
import { useSite } from '../../context.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import type { CompanyOffers } from '../../islands/company-quote/company-offers.ts';
import companyQuote from '../../islands/company-quote.island.tsx';
import { Island } from '../../islands/island.tsx';
import { PageFrame } from '../../layout/page-frame.tsx';
import { listPlaces, priceNames } from '../../price-names.ts';
import { routes } from '../../routes.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { useExternalHref, useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './company.module.css';
import { Tabs } from './tabs.tsx';

/** The calculator's second tab: a company's price as a quote. */
export function Company({ query }: { query: string }) {
  const { t } = useTranslation();
  const offers = useOffers();
  const asked = useAsked(query, offers);
  return (
    <PageFrame
      title={t('company-quote.title')}
      summary={t('company-quote.summary')}
      isRefused={asked.unknown.length > 0 || Object.keys(asked.errors).length > 0}
    >
      <PageHeader title={t('company-quote.heading')}>
        <p>
          <Text k="company-quote.lede" />
        </p>
      </PageHeader>
      <Tabs current="business" />
      <Quote query={query} />
      <CallToAction heading="companies" audience="ordering" next={['contact', 'plans']} />
    </PageFrame>
  );
}

/** The form of a company and the quote for it. */
export function Quote({ query }: { query: string }) {
  const { locale } = useSite();
  const offers = useOffers();
  const asked = useAsked(query, offers);
  return (
    <div className={styles.quote}>
      <Island of={companyQuote} when="interaction" props={{ locale, offers, asked }} />
    </div>
  );
}

/** The request in the address; the visitor's own choice of country and tax fills gaps. */
function useAsked(query: string, { addons, places }: CompanyOffers): CompanyRequest {
  const countries = places.map(({ code }) => code);
  const { locale, choice } = useSite();
  return parseCompanyQuery(new URLSearchParams(query), { addons, countries }, locale, choice);
}

/** Data of the quote, in the page's language. */
function useOffers(): CompanyOffers {
  const { i18n } = useTranslation();
  const { day, locale } = useSite();
  const href = useHref();
  const externalHref = useExternalHref();
  const { countries } = priceBookOn(day);
  const { imprint } = content.company;
  const byQuote = businessPlans.find(({ bands }) => bands.length === 0);
  const sold = businessPlans.filter(({ bands }) => bands.length > 0);
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(imprint.country);
  return {
    book: companyBookOn(day),
    names: {
      ...priceNames(i18n),
      ...Object.fromEntries(businessPlans.map(({ id, name }) => [id, name])),
    },
    enterprise: byQuote?.name ?? '',
    addons: choices.addons,
    places: listPlaces(i18n).map((place) => {
      const coming = comingRateOn(place.code, day);
      const found = countries.find(({ code }) => code === place.code);
      return { ...place, taxBasisPoints: found?.taxBasisPoints ?? 0, ...(coming && { coming }) };
    }),
    personalUpTo,
    businessUpTo: Math.max(
      ...sold.flatMap(({ bands }) => bands.map(({ employeesTo }) => employeesTo)),
    ),
    day,
    pricesAsOf: pricesAsOf(day),
    demonstration: site.demonstration ? i18n.t('common.demonstration') : '',
    seller: [
      `${site.brandName}, ${imprint.legalName}`,
      `${imprint.street}, ${cityLine(imprint)}, ${country}`,
    ],
    address: `${site.siteUrl}${routes.priceCalculator.path}`,
    hrefs: {
      business: externalHref(sold[0]?.purchaseLink ?? 'salesContact'),
      enterprise: externalHref(byQuote?.purchaseLink ?? 'salesContact'),
      personal: href('priceCalculator'),
      plans: href('plans'),
      contact: href('contact'),
    },
  };
}

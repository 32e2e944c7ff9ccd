import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../domain/billing.ts';
import type { CompanyQuote } from '../../../domain/company-quote.ts';
import { quoteNumber } from '../../../domain/company-request.ts';
import { isEuMember } from '../../../domain/location.ts';
import { formatDay, formatMoney, formatPercent } from '../../../i18n/format.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Figures } from '../../text/figures.tsx';
import script from '../needs-script.module.css';
import { Announcement } from '../price-calculator/announcement.tsx';
import { type Buyer, BuyerFields } from './buyer-fields.tsx';
import type { CompanyOffers, TaxPlace } from './company-offers.ts';
import styles from './company-quote.module.css';
import { OtherPlans } from './other-plans.tsx';
import { QuoteLines } from './quote-lines.tsx';

/** The quote: the cheapest plan that fits, every line of its price, and why the other plans do not fit. */
export function QuoteSheet({
  locale,
  offers,
  quote: { offer, others },
  billing,
  place,
  isTaxIncluded,
  vatNumber,
  buyer,
  onBuyer,
  query,
}: {
  locale: string;
  offers: CompanyOffers;
  quote: CompanyQuote & { kind: 'plan' };
  billing: Billing;
  /** Country of tax; undefined until it is chosen. */
  place: TaxPlace | undefined;
  isTaxIncluded: boolean;
  vatNumber: string;
  buyer: Buyer;
  onBuyer: (typed: Buyer) => void;
  /** All choices as a query without its question mark. */
  query: string;
}) {
  const { t } = useTranslation();
  const { band, planId, price } = offer;
  const plan = offers.names[planId] ?? planId;
  const dollars = (cents: number) =>
    formatMoney(locale, { cents, currency: 'USD' }, { hasCode: true });
  const amounts = { month: dollars(price.month.grossCents), year: dollars(price.year.grossCents) };
  const tax = isTaxIncluded && place ? 'with' : place ? 'before' : 'open';
  const coming = place?.coming;
  const isReverseCharge = !isTaxIncluded && place !== undefined && isEuMember(place.code);
  const best = t('company-quote.sheet.best', {
    plan,
    from: band.employeesFrom,
    to: band.employeesTo,
  });
  const sum = t(`company-quote.sheet.sum-${billing}`, amounts);
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h2 id="quote-title">{t('company-quote.sheet.title')}</h2>
        <p>
          {offers.seller.map((line) => (
            <span key={line} translate="no">
              {line}
            </span>
          ))}
        </p>
        <dl>
          <dt>{t('company-quote.sheet.number')}</dt>
          <dd translate="no">{quoteNumber(offers.day, query)}</dd>
          <dt>{t('company-quote.sheet.day')}</dt>
          <dd>{formatDay(locale, offers.day)}</dd>
        </dl>
      </div>
      <BuyerFields vatNumber={vatNumber} typed={buyer} onType={onBuyer} />
      <p className={styles.best}>
        <Figures>{best}</Figures>
      </p>
      <p className={styles.sum}>
        <Figures>{sum}</Figures>
      </p>
      <QuoteLines locale={locale} offers={offers} offer={offer} place={place} tax={tax} />
      {isReverseCharge && <p className={styles.note}>{t('vat-number.reverseCharge')}</p>}
      <OtherPlans locale={locale} offers={offers} plan={plan} others={others} billing={billing} />
      {coming && isTaxIncluded && (
        <p className={styles.note}>
          <Figures>
            {t('company-quote.sheet.coming', {
              date: formatDay(locale, coming.validFrom),
              rate: formatPercent(locale, coming.basisPoints),
            })}
          </Figures>
        </p>
      )}
      <p className={styles.note}>
        <Figures>
          {t('company-quote.sheet.prevails', { date: formatDay(locale, offers.pricesAsOf) })}
        </Figures>
      </p>
      {offers.demonstration && <p className={styles.note}>{offers.demonstration}</p>}
      <p className={styles.printed} translate="no">{`${offers.address}?${query}`}</p>
      <p className={styles.links}>
        <ButtonLink href={offers.hrefs.business} size="small">
          {t('company-quote.sheet.choose', { plan })}
        </ButtonLink>
        <span className={script.needsScript}>
          <Button type="button" tone="quiet" size="small" onClick={() => print()}>
            {t('company-quote.sheet.print')}
          </Button>
        </span>
      </p>
      <p className={styles.screenNote}>{t('company-quote.sheet.keep')}</p>
      <Announcement text={`${best} ${sum}`} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { CompanyQuote } from '../../../domain/company-quote.ts';
import { formatCount } from '../../../i18n/format.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Figures } from '../../text/figures.tsx';
import type { CompanyOffers } from './company-offers.ts';
import styles from './company-quote.module.css';

/** The answer to a company without a list price, or with too few details so far. */
export function Outcome({
  locale,
  offers: { hrefs, enterprise, personalUpTo, businessUpTo },
  quote,
  hasErrors,
}: {
  locale: string;
  offers: CompanyOffers;
  quote: Exclude<CompanyQuote, { kind: 'plan' }> | undefined;
  hasErrors: boolean;
}) {
  const { t } = useTranslation();
  const values = {
    plan: enterprise,
    personalUpTo: formatCount(locale, personalUpTo),
    businessUpTo: formatCount(locale, businessUpTo),
  };
  const says = hasErrors
    ? ('unclear' as const)
    : quote?.kind === 'enterprise'
      ? (`enterprise-${quote.why}` as const)
      : (quote?.kind ?? 'open');
  return (
    <div className={styles.outcome} role="status">
      <h2 id="quote-title">{t(`company-quote.outcome.${says}.title`, values)}</h2>
      <p>
        <Figures>{t(`company-quote.outcome.${says}.text`, values)}</Figures>
      </p>
      {!hasErrors && quote?.kind === 'personal' && (
        <p className={styles.links}>
          <ButtonLink href={hrefs.personal} size="small">
            {t('company-quote.outcome.personal.link')}
          </ButtonLink>
          <a href={hrefs.contact}>{t('company-quote.outcome.contact')}</a>
        </p>
      )}
      {!hasErrors && quote?.kind === 'enterprise' && (
        <p className={styles.links}>
          <ButtonLink href={hrefs.enterprise} size="small">
            {t('company-quote.outcome.ask', { plan: enterprise })}
          </ButtonLink>
          <a href={hrefs.contact}>{t('company-quote.outcome.contact')}</a>
        </p>
      )}
    </div>
  );
}

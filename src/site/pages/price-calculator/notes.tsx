import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../domain/billing.ts';
import { isEuMember } from '../../../domain/location.ts';
import { Text } from '../../text/text.tsx';
import styles from './notes.module.css';
import { amountsOf, type PricedSelection } from './use-priced-selection.ts';

/**
 * Notes on what the calculator cannot know: the buyer's VAT number, bank account and invoice currency.
 *
 * @param billing the billing period, which the amounts are for
 */
export function Notes({ priced, billing }: { priced: PricedSelection; billing: Billing }) {
  const { t } = useTranslation();
  const { country } = priced.selection;
  return (
    <div className={styles.notes}>
      {isEuMember(country) && <VatNote priced={priced} billing={billing} />}
      {(country === 'US' || country === 'TX') && (
        <Note title={t('price-calculator.notes.bankTitle')}>
          <Text k="price-calculator.notes.bankText" />
        </Note>
      )}
      {country === 'TX' && (
        <Note title={t('price-calculator.notes.texasTitle', { rate: priced.rate })}>
          <Text k="price-calculator.notes.texasText" values={{ rate: priced.rate }} />
        </Note>
      )}
      {country === 'CA' && (
        <Note title={t('price-calculator.notes.billingTitle')}>
          <Text k="price-calculator.notes.billingText" />
        </Note>
      )}
      <Note title={t('price-calculator.notes.cancelTitle')}>
        <Text k="price-calculator.notes.cancelText" />
      </Note>
    </div>
  );
}

/** The price with a valid VAT number beside the price without one. */
function VatNote({ priced, billing }: { priced: PricedSelection; billing: Billing }) {
  const { t } = useTranslation();
  const payers = [
    { id: 'vatNumber', amounts: amountsOf(priced, 'netCents') },
    { id: 'noVatNumber', amounts: amountsOf(priced, 'grossCents') },
  ] as const;
  return (
    <div className={styles.vat}>
      <h2>{t('price-calculator.notes.vatTitle')}</h2>
      <dl>
        {payers.map(({ id, amounts }) => (
          <div key={id}>
            <dt>{t(`price-calculator.notes.${id}`)}</dt>
            <dd className={styles.amounts}>
              {t(`price-calculator.result.price.${billing}`, amounts)}
            </dd>
            <dd>
              <Text k={`price-calculator.notes.${id}Text`} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

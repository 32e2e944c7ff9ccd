import '../../design/print.css';
import { useTranslation } from 'react-i18next';
import { planOf } from '../../../content/plans.ts';
import { monthOfYearCents } from '../../../domain/billing.ts';
import type { CalculatorRequest } from '../../../domain/calculator-request.ts';
import { PageFrame } from '../../layout/page-frame.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { ExternalButton } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { Calculator } from './calculator.tsx';
import { Notes } from './notes.tsx';
import { Receipt } from './receipt.tsx';
import styles from './result.module.css';
import { ShareLink } from './share-link.tsx';
import { amountsOf, usePriced } from './use-priced.ts';

/** What the choices cost, as a receipt that can be sent and printed. */
export function Result({ request }: { request: CalculatorRequest & { kind: 'selection' } }) {
  const { t } = useTranslation();
  const priced = usePriced(request.selection);
  const { names, place, price, rate, money } = priced;
  const product = request.selection.product;
  const plan = names[product];
  const { month, year } = amountsOf(priced, 'grossCents');
  const saving = money(price.yearlySaving.grossCents);
  const perMonth = money(monthOfYearCents(price.year.grossCents));
  return (
    <PageFrame
      title={t('price-calculator.result.title', { plan, place, price: month })}
      summary={t('price-calculator.result.summary', { plan, month, year })}
    >
      <div className={styles.head} id="estimate">
        <div>
          <h1>
            <small>{t('price-calculator.result.what', { plan, place })}</small>{' '}
            <Text
              k={`price-calculator.result.price.${request.given.billing}`}
              values={{ month, year }}
            />
          </h1>
          <p className={styles.lede}>
            <Text
              k={`price-calculator.result.${price.taxBasisPoints === 0 ? 'untaxed' : 'taxed'}`}
              values={{ rate, saving, perMonth }}
            />
          </p>
          <div className={styles.actions}>
            <ExternalButton to={planOf(product).purchaseLink}>
              {t('price-calculator.result.choose', { plan })}
            </ExternalButton>
            <ShareLink />
          </div>
          <p className={styles.keep}>{t('price-calculator.result.keep')}</p>
        </div>
        <Receipt priced={priced} given={request.given} />
        <Notes priced={priced} />
      </div>
      <Calculator title={t('price-calculator.form.change')} request={request} />
      <CallToAction />
    </PageFrame>
  );
}

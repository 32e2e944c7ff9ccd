import '../../design/print.css';
import { useTranslation } from 'react-i18next';
import { planOf } from '../../../content/plans.ts';
import type { CalculatorRequest } from '../../../domain/calculator-request.ts';
import { PageFrame } from '../../layout/page-frame.tsx';
import { taxNote } from '../../prices/tax-note.ts';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { ExternalButton } from '../../text/link.tsx';
import { Calculator } from './calculator.tsx';
import { Notes } from './notes.tsx';
import { Receipt } from './receipt.tsx';
import styles from './result.module.css';
import { ShareLink } from './share-link.tsx';
import { amountsOf, usePricedSelection } from './use-priced-selection.ts';

/** What the choices cost, as a receipt that can be sent and printed. */
export function Result({ request }: { request: CalculatorRequest & { kind: 'selection' } }) {
  const { t, i18n } = useTranslation();
  const priced = usePricedSelection(request.selection);
  const { names, place, price, money } = priced;
  const { product, country } = request.selection;
  const plan = names[product];
  const { billing } = request.given;
  const amounts = amountsOf(priced, 'grossCents');
  const leading = t(`price-calculator.result.price.${billing}`, amounts);
  const saving = money(price.yearlySaving.grossCents);
  const perMonth = money(price.monthOfYearCents);
  const tax = taxNote(i18n, { country, isTaxIncluded: true }, price);
  return (
    <PageFrame
      title={t('price-calculator.result.title', { plan, place, price: leading })}
      summary={t('price-calculator.result.summary', { plan, ...amounts, taxNote: tax })}
    >
      <div className={styles.head} id="estimate">
        <div>
          <h1>
            <small>{t('price-calculator.result.what', { plan, place })}</small> {leading}
          </h1>
          <p className={styles.lede}>{t('price-calculator.result.taxed', { taxNote: tax })}</p>
          <p className={styles.other}>
            {t(`price-calculator.result.other.${billing}`, { ...amounts, saving, perMonth })}
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
        <Notes priced={priced} billing={billing} />
      </div>
      <Calculator title={t('price-calculator.form.change')} request={request} />
      <CallToAction heading="calculator" next={['createWiki', 'contact']} />
    </PageFrame>
  );
}

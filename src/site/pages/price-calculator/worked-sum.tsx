import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { content } from '../../../content/content.ts';
import { monthOfYearCents } from '../../../domain/billing.ts';
import { useSite } from '../../context.tsx';
import { lineLabel } from '../../price-line.ts';
import { Text } from '../../text/text.tsx';
import styles from './method.module.css';
import { amountsOf, usePriced } from './use-priced.ts';

type Example = (typeof content)['calculator-examples'][number];

/** What an example costs a year, as a receipt with the rules in its margin, each at what it rules. */
export function WorkedSum({ example: { id, ...selection } }: { example: Example }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const priced = usePriced(selection);
  const { names, rate, money } = priced;
  const { lines, year, yearlySaving } = priced.price;
  const amounts = amountsOf(priced, 'grossCents');
  return (
    <div className={styles.sum}>
      <h3>{t(`price-calculator.examples.${id}`)}</h3>
      <Ruled by="list">
        {lines.map((line) => (
          <div key={line.id}>
            <dt>{lineLabel(locale, line, names)}</dt>
            <dd>
              {line.isIncluded ? t('price-calculator.slate.included') : money(line.annualCents)}
            </dd>
          </div>
        ))}
      </Ruled>
      <Ruled by="tax">
        <div>
          <dt>{t('price-calculator.receipt.net')}</dt>
          <dd>{money(year.netCents)}</dd>
        </div>
        <div>
          <dt>{t('price-calculator.receipt.tax', { rate })}</dt>
          <dd>{money(year.taxCents)}</dd>
        </div>
      </Ruled>
      <Ruled by="year">
        <div className={styles.total}>
          <dt>{t('price-calculator.receipt.gross')}</dt>
          <dd>{t('price-calculator.result.price.year', amounts)}</dd>
          <dd>
            {t('price-calculator.result.other.year', {
              ...amounts,
              perMonth: money(monthOfYearCents(year.grossCents)),
              saving: money(yearlySaving.grossCents),
            })}
          </dd>
        </div>
      </Ruled>
    </div>
  );
}

/** Lines of the receipt, and the rule that they follow. */
function Ruled({ by: rule, children }: { by: 'list' | 'tax' | 'year'; children: ReactNode }) {
  return (
    <div className={styles.ruled}>
      <dl>{children}</dl>
      <p>
        <Text k={`price-calculator.method.${rule}`} />
      </p>
    </div>
  );
}

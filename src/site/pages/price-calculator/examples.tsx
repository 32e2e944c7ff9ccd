import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { priceBookOn } from '../../../content/price-book.ts';
import { selectionQuery } from '../../../domain/calculator-query.ts';
import { calculatePrice } from '../../../domain/price.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { hasSharedSign } from '../../price-line.ts';
import { taxNote } from '../../prices/tax-note.ts';
import styles from './examples.module.css';

/** A few example selections with their prices, each a link to its result. */
export function Examples() {
  const { t, i18n } = useTranslation();
  const { locale, day } = useSite();
  const book = priceBookOn(day);
  return (
    <aside className={styles.examples} aria-labelledby="examples">
      <h3 id="examples">{t('price-calculator.examples.title')}</h3>
      <ul>
        {content['calculator-examples'].map(({ id, ...selection }) => {
          const price = calculatePrice(book, selection);
          const { currency, year } = price;
          const choice = { country: selection.country, isTaxIncluded: true };
          return (
            <li key={id}>
              <a href={`?${selectionQuery(selection)}`}>{t(`price-calculator.examples.${id}`)}</a>{' '}
              <b>
                {t('price-calculator.result.price.year', {
                  year: formatMoney(
                    locale,
                    { cents: year.grossCents, currency },
                    { hasCode: hasSharedSign(currency) },
                  ),
                })}
              </b>{' '}
              <small>{taxNote(i18n, choice, price)}</small>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

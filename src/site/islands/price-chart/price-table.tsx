import { useTranslation } from 'react-i18next';
import { flatYear, type TeamPrices, teamMonth } from '../../../domain/team-price.ts';
import fold from '../../design/fold.module.css';
import { Figures } from '../../text/figures.tsx';
import styles from './price-chart.module.css';
import { useRangeText } from './range-text.ts';

/**
 * The figures of the chart for some sizes of team, folded. On a phone each size is a block of its own, with
 * the names of the columns beside its figures.
 */
export function PriceTable({
  brand,
  prices,
  teamSizes,
}: {
  brand: string;
  prices: TeamPrices;
  teamSizes: readonly number[];
}) {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  const [standardName, premiumName] = (['standard', 'premium'] as const).map(
    (kind) => `${t('price-chart.confluence')} ${t(`price-chart.${kind}`)}`,
  );
  return (
    <details className={`${fold.fold} ${styles.fold}`}>
      <summary>{t('price-chart.caption')}</summary>
      <table className={styles.table} aria-label={t('price-chart.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('price-chart.people')}</th>
            <th scope="col">{brand}</th>
            <th scope="col">{standardName}</th>
            <th scope="col">{premiumName}</th>
          </tr>
        </thead>
        <tbody>
          {teamSizes.map((people) => {
            const { flat, standard, premium } = teamMonth(people, prices);
            return (
              <tr key={people}>
                <th scope="row" data-of={t('price-chart.people')}>
                  {people}
                </th>
                <td data-of={brand}>
                  <Figures>{rangeText(flat)}</Figures>
                  <small>
                    <Figures>
                      {t('price-chart.year', { year: rangeText(flatYear(people, prices.flat)) })}
                    </Figures>
                  </small>
                </td>
                <td data-of={standardName}>
                  <Figures>{rangeText(standard)}</Figures>
                </td>
                <td data-of={premiumName}>
                  <Figures>{rangeText(premium)}</Figures>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

import { useTranslation } from 'react-i18next';
import { flatYear, type TeamPrices, teamMonth } from '../../../domain/team-price.ts';
import { Figures } from '../../text/figures.tsx';
import styles from './price-chart.module.css';
import { useRangeText } from './range-text.ts';

/** The figures of the chart for some sizes of team. */
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
  return (
    <table className={styles.table}>
      <caption>{t('price-chart.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('price-chart.people')}</th>
          <th scope="col">{brand}</th>
          {(['standard', 'premium'] as const).map((kind) => (
            <th key={kind} scope="col">
              {t('price-chart.confluence')} {t(`price-chart.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teamSizes.map((people) => {
          const { flat, standard, premium } = teamMonth(people, prices);
          return (
            <tr key={people}>
              <th scope="row">{people}</th>
              <td>
                <Figures>{rangeText(flat)}</Figures>
                <small>
                  <Figures>
                    {t('price-chart.year', { year: rangeText(flatYear(people, prices.flat)) })}
                  </Figures>
                </small>
              </td>
              <td>
                <Figures>{rangeText(standard)}</Figures>
              </td>
              <td>
                <Figures>{rangeText(premium)}</Figures>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

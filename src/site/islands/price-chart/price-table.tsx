import { useTranslation } from 'react-i18next';
import { type TeamPrices, teamMonth } from '../../../domain/team-price.ts';
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
      <col span={2} />
      <colgroup span={2} />
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('price-chart.people')}
          </th>
          <th scope="col" rowSpan={2}>
            {brand}
          </th>
          <th scope="colgroup" colSpan={2}>
            {t('price-chart.confluence')}
          </th>
        </tr>
        <tr>
          <th scope="col">{t('price-chart.standard')}</th>
          <th scope="col">{t('price-chart.premium')}</th>
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

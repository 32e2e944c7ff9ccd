import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { formatDay } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { Text } from '../../text/text.tsx';
import styles from './info-box.module.css';

const rows = ['company', 'work', 'software', 'price', 'support', 'terms'] as const;

/** Facts about us as the infobox of an encyclopedia. */
export function InfoBox() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <table className={styles.box}>
      <caption>
        {t('about.box.caption')}
        <div className={styles.picture}>
          <Drawing name="shed" isFirst />
        </div>
      </caption>
      <tbody>
        <tr>
          <th scope="row">{t('about.box.founded')}</th>
          <td>
            <time dateTime={site.foundedOn}>{formatDay(locale, site.foundedOn)}</time>
          </td>
        </tr>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`about.box.${row}`)}</th>
            <td>
              <Text k={`about.box.${row}Text`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

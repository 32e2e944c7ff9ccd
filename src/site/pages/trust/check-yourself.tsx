import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { formatDay } from '../../../i18n/format.ts';
import { securityTxtPath } from '../../addresses.ts';
import { useSite } from '../../context.tsx';
import { Text } from '../../text/text.tsx';
import styles from './check-yourself.module.css';

const places = ['terms', 'changes', 'imprint', 'accessibility', 'demo'] as const;

/** Public places where a buyer can check our answers. */
export function CheckYourself() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const day = formatDay(locale, site.securityReports.until);
  return (
    <div className={styles.check}>
      <h2>{t('trust.check.title')}</h2>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <Text k={`trust.check.${place}`} />
          </li>
        ))}
        <li>
          <a href={securityTxtPath}>{t('trust.check.securityTxt.name')}</a>{' '}
          {t('trust.check.securityTxt.until', { day })}
        </li>
      </ul>
    </div>
  );
}

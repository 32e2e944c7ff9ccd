import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { formatDay } from '../../../i18n/format.ts';
import { securityTxtPath } from '../../addresses.ts';
import { useSite } from '../../context.tsx';
import { Text } from '../../text/text.tsx';

/** What a buyer can look up without asking us. */
export function CheckYourself() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const day = formatDay(locale, site.securityReports.until);
  return (
    <section>
      <h2>{t('trust.check.title')}</h2>
      <p>
        <Text k="trust.check.contract" />
      </p>
      <p>
        <Text k="trust.check.working" />{' '}
        <a href={securityTxtPath}>{t('trust.check.securityTxt.name')}</a>
        {t('trust.check.securityTxt.until', { day })}
      </p>
    </section>
  );
}

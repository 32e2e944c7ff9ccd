import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './answers.module.css';

const things = ['pages', 'files', 'database', 'settings', 'domain'] as const;

/** What one takes along, as a list, and what happens then. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <div id="leaving" className={styles.group}>
      <p>{t('for-companies.answers.leaving.title')}</p>
      <h3>{t('for-companies.answers.leaving.take.question')}</h3>
      <p>
        <Text k="for-companies.answers.leaving.take.answer" />{' '}
        <RouteLink to="about" fragment="ownership">
          {t('for-companies.answers.leaving.link')}
        </RouteLink>
      </p>
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing}>{t(`about.ownership.${thing}.name`)}</li>
        ))}
      </ul>
      <dl>
        <dt>{t('for-companies.answers.leaving.cancel.question')}</dt>
        <dd>
          <Text k="for-companies.answers.leaving.cancel.answer" />
        </dd>
      </dl>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import taken from '../../garden/taken.svg';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './leaving.module.css';

const things = ['pages', 'files', 'database', 'settings', 'domain'] as const;

/** What a company that leaves takes along, each in a niche of a wall. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <Section id="leaving" title={t('for-companies.leaving.question')} ground="sand">
      <p className={styles.answer}>
        <Text k="for-companies.leaving.answer" />{' '}
        <RouteLink to="about" fragment="ownership">
          {t('for-companies.leaving.link')}
        </RouteLink>
      </p>
      <img className={styles.wall} src={taken} alt="" loading="lazy" width="602" height="146" />
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing}>{t(`for-companies.leaving.taken.${thing}`)}</li>
        ))}
      </ul>
    </Section>
  );
}

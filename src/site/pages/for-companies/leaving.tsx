import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './leaving.module.css';

const things = ['pages', 'files', 'database', 'settings', 'domain'] as const;

/** What a company takes along when it leaves, above a drawing of people who carry it. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <Section id="leaving" title={t('for-companies.leaving.question')} background="sand">
      <p className={styles.answer}>
        <Text k="for-companies.leaving.answer" />{' '}
        <RouteLink to="about" fragment="ownership">
          {t('for-companies.leaving.link')}
        </RouteLink>
      </p>
      <Drawing name="procession" className={styles.procession} />
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing}>{t(`for-companies.leaving.taken.${thing}`)}</li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import styles from './open-questions.module.css';

/** Questions to which no answer is published, and where to ask them. */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  return (
    <Section id="open" title={t('trust.groups.open')} ground="sand">
      <ul className={styles.questions}>
        {subjects.map((subject) => (
          <li key={subject} id={subject}>
            {t(`trust.questions.${subject}`)}
          </li>
        ))}
        <li>
          <RouteLink to="contact">{t('trust.open')}</RouteLink>
        </li>
      </ul>
    </Section>
  );
}

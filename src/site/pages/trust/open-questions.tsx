import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { RouteLink } from '../../text/link.tsx';
import styles from './open-questions.module.css';

/** Questions to which no answer is published, one after the other, and where to ask them. */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  return (
    <section id="open">
      <h2>{t('trust.groups.open')}</h2>
      <ul className={styles.open}>
        {subjects.map((subject) => (
          <li key={subject} id={subject}>
            {t(`trust.questions.${subject}`)}{' '}
          </li>
        ))}
      </ul>
      <p>
        <RouteLink to="contact">{t('trust.open')}</RouteLink>
      </p>
    </section>
  );
}

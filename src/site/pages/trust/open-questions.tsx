import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { RouteLink } from '../../text/link.tsx';
import styles from './open-questions.module.css';

/** Questions to which no answer is published, and where to ask them. */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  return (
    <section id="open">
      <div>
        <h2>{t('trust.groups.open')}</h2>
        <p>
          <RouteLink to="contact">{t('trust.open')}</RouteLink>
        </p>
      </div>
      <ul className={styles.open}>
        {subjects.map((subject) => (
          <li key={subject} id={subject}>
            {t(`trust.questions.${subject}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

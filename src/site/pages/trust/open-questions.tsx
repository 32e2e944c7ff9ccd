import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import styles from './open-questions.module.css';
import beside from './split.module.css';

/** Questions to which no answer is published, and where to ask them. */
export function OpenQuestions({ of: subjects }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  return (
    <Section id="open" ground="sand">
      <div className={beside.split}>
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
      </div>
    </Section>
  );
}

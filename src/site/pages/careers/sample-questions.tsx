import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import styles from './careers.module.css';

/** Visitors' questions, each with the page of this site that answers it. */
const answers = {
  move: 'moveHere',
  price: 'priceCalculator',
  privacy: 'privacy',
  server: 'dedicated',
} as const;

/** Four questions typical of the job, for applicants to try. */
export function SampleQuestions() {
  const { t } = useTranslation();
  return (
    <Section title={t('careers.test.title')} note={t('careers.test.note')}>
      <ul className={styles.questions}>
        {(Object.keys(answers) as (keyof typeof answers)[]).map((question) => (
          <li key={question}>
            <p>{t(`careers.test.${question}.question`)}</p>
            <RouteLink to={answers[question]}>{t(`careers.test.${question}.link`)}</RouteLink>
          </li>
        ))}
      </ul>
      <p>{t('careers.test.enjoyed')}</p>
    </Section>
  );
}

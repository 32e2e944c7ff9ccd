import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { Text } from '../../text/text.tsx';
import styles from './principles.module.css';

const people = ['personal', 'companies', 'movers'] as const;
const rules = ['software', 'count', 'sources', 'price', 'trouble', 'data'] as const;

/** For whom we work; part of the page's head. */
export function Audiences() {
  const { t } = useTranslation();
  return (
    <section className={styles.people}>
      <h2>{t('about.people.title')}</h2>
      <ul>
        {people.map((who) => (
          <li key={who}>
            <h3>
              <Text k={`about.people.${who}.title`} />
            </h3>
            <p>{t(`about.people.${who}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Our principles, each with a link to check it. The first, that pages can be exported, is the largest. */
export function Principles() {
  const { t } = useTranslation();
  return (
    <Section title={t('about.work.title')}>
      <ol className={styles.rules}>
        {rules.map((rule, index) => (
          <li key={rule}>
            <h3>{t(`about.work.${rule}.title`)}</h3>
            <p>
              <Text k={`about.work.${rule}.text`} />
            </p>
            {index === 0 && <Drawing name="wheelbarrow" />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../layout/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './before.module.css';

const questions = ['age', 'start', 'readers', 'grow', 'stop'] as const;

/** What to know before buying: age, pace, readers, growth and the end. */
export function Before() {
  const { t } = useTranslation();
  return (
    <Section
      id="before"
      title={t('for-personal.before.title')}
      note={t('for-personal.before.note')}
    >
      <dl className={styles.list}>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`for-personal.before.${question}.question`)}</dt>
            <dd>
              <Text k={`for-personal.before.${question}.answer`} />
              {question === 'stop' && (
                <>
                  {' '}
                  <RouteLink to="about" fragment="ownership">
                    {t('for-personal.before.inventory')}
                  </RouteLink>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

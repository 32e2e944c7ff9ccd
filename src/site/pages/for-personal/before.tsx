import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './before.module.css';

/** The three that most people ask first come first. */
const questions = [
  'try',
  'start',
  'stop',
  'community',
  'age',
  'readers',
  'load',
  'grow',
  'failed',
] as const;

/**
 * What to know before buying: who may buy, how soon it starts, readers, growth, payment and
 * cancelling.
 */
export function Before() {
  const { t } = useTranslation();
  return (
    <Section id="before" title={t('for-personal.before.title')}>
      <div className={styles.before}>
        <TermList>
          {questions.map((question) => (
            <Term key={question} name={t(`for-personal.before.${question}.question`)}>
              <Text k={`for-personal.before.${question}.answer`} />
              {question === 'stop' && (
                <>
                  {' '}
                  <RouteLink to="about" fragment="ownership">
                    {t('for-personal.before.inventory')}
                  </RouteLink>
                </>
              )}
            </Term>
          ))}
        </TermList>
      </div>
    </Section>
  );
}

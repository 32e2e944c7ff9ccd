import { useTranslation } from 'react-i18next';
import fold from '../../design/fold.module.css';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './before.module.css';

/** What most people ask first. */
const first = ['try', 'start', 'stop'] as const;
const others = ['community', 'age', 'readers', 'load', 'grow', 'failed'] as const;

/** What to know before buying: trying, how soon it starts, cancelling, and more on demand. */
export function Before() {
  const { t } = useTranslation();
  return (
    <Section id="before" title={t('for-personal.before.title')}>
      <div className={styles.before}>
        <Questions ids={first} />
        <details className={fold.fold}>
          <summary>{t('for-personal.before.more', { number: others.length })}</summary>
          <Questions ids={others} />
        </details>
      </div>
    </Section>
  );
}

function Questions({
  ids,
}: {
  ids: readonly ((typeof first)[number] | (typeof others)[number])[];
}) {
  const { t } = useTranslation();
  return (
    <TermList>
      {ids.map((id) => (
        <Term key={id} name={t(`for-personal.before.${id}.question`)}>
          <Text k={`for-personal.before.${id}.answer`} />
          {id === 'stop' && (
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
  );
}

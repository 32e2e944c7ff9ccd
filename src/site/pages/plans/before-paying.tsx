import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import { SourceLink } from '../../text/source-link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './before-paying.module.css';

/** What the contract says of money, and the section of the terms that says it. */
const subjects = [
  { id: 'tax', section: '10' },
  { id: 'cancel', section: '14' },
  { id: 'export', section: '14' },
] as const;

/** What a visitor has to know before the first invoice: one sentence, and the contract in three rows. */
export function BeforePaying() {
  const { t } = useTranslation();
  return (
    <Section id="before-paying" title={t('plans.beforePaying.title')} ground="sage">
      <dl className={styles.subjects}>
        {subjects.map(({ id, section }) => (
          <div key={id}>
            <dt>{t(`plans.beforePaying.${id}.title`)}</dt>
            <dd>
              <Text k={`plans.beforePaying.${id}.text`} />{' '}
              <SourceLink source={{ kind: 'terms', section }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.after}>
        <RouteLink to="trust">{t('plans.beforePaying.more')}</RouteLink>. <Text k="plans.older" />
      </p>
    </Section>
  );
}

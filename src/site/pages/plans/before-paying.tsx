import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import { SourceLink } from '../../text/source-link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './before-paying.module.css';

/** How a plan renews and ends, refunds, and exports, with references to the contract. */
export function BeforePaying() {
  const { t } = useTranslation();
  return (
    <Section
      id="before-paying"
      title={t('plans.beforePaying.title')}
      background="sage"
      size="small"
    >
      <dl className={styles.subjects}>
        {(['export', 'cancel'] as const).map((id) => (
          <div key={id}>
            <dt>{t(`plans.beforePaying.${id}.title`)}</dt>
            <dd>
              <Text k={`plans.beforePaying.${id}.text`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.after}>
        <SourceLink source={{ kind: 'terms', section: '14' }} />.{' '}
        <RouteLink to="trust">{t('plans.beforePaying.more')}</RouteLink>.
      </p>
      <p className={styles.after}>
        <small>
          <Text k="plans.older" />
        </small>
      </p>
    </Section>
  );
}

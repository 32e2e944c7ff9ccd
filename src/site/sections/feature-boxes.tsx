import { useTranslation } from 'react-i18next';
import { Section } from '../design/section.tsx';
import rows from '../garden/slides/rows.svg';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './feature-boxes.module.css';

const features = [
  'unlimited',
  'ads',
  'extensions',
  'privacy',
  'selfService',
  'antiSpam',
  'sso',
] as const;

/** Seven things that every wiki gets, set like the entries of an index; the first stands out. */
export function FeatureBoxes() {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.features.title')}>
      <dl className={styles.entries}>
        {features.map((feature) => (
          <div key={feature}>
            <dt>{t(`landing.features.${feature}.title`)}</dt>
            <dd>
              <Text k={`landing.features.${feature}.text`} />
              {feature === 'unlimited' && <img src={rows} alt="" loading="lazy" />}
            </dd>
          </div>
        ))}
      </dl>
      <RouteLink to="features">{t('landing.features.more')}</RouteLink>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '../design/section.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './feature-boxes.module.css';
import { WikiScreen } from './wiki-screen.tsx';

const features = [
  'unlimited',
  'ads',
  'extensions',
  'privacy',
  'selfService',
  'antiSpam',
  'sso',
] as const;

/** A wiki being written, and seven things that every one gets, set like the entries of an index. */
export function FeatureBoxes() {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.features.title')}>
      <div className={styles.shown}>
        <WikiScreen of="editor" />
        <dl className={styles.entries}>
          {features.map((feature) => (
            <div key={feature}>
              <dt>{t(`landing.features.${feature}.title`)}</dt>
              <dd>
                <Text k={`landing.features.${feature}.text`} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <RouteLink to="features">{t('landing.features.more')}</RouteLink>
    </Section>
  );
}

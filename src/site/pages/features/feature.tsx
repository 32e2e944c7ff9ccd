import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import label from '../../design/label.module.css';
import section from '../../design/section.module.css';
import { type Ground, grounds } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './feature.module.css';
import { type Availability, useNameAndPlan } from './use-from-plan.ts';

/** In the order of the page. */
export const featureKeys = [
  'visualEditor',
  'extensions',
  'antiSpam',
  'privacy',
  'selfService',
  'sso',
  'noAds',
  'migration',
  'assistant',
  'support',
] as const;

type FeatureKey = (typeof featureKeys)[number];

/** A feature with a part of the page to itself; paper without a ground. */
export function Feature({
  id,
  ground,
  className = '',
  children,
}: {
  id: FeatureKey;
  ground?: Ground;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`${section.section} ${ground ? grounds[ground] : ''}`}>
      <div className={`${section.columns} ${className}`}>{children}</div>
    </section>
  );
}

/**
 * A label, and below that what the feature does.
 *
 * @param availability from which plan on it is there, which the label says behind its name; left out where
 *   parts of it have plans of their own
 */
export function FeatureTitle({
  id,
  availability,
}: {
  id: FeatureKey;
  availability?: Availability;
}) {
  const { t } = useTranslation();
  const nameAndPlan = useNameAndPlan();
  const name = t(`features.${id}.name`);
  return (
    <div className={styles.title}>
      <p className={label.label}>{availability ? nameAndPlan(name, availability) : name}</p>
      <h2>{t(`features.${id}.title`)}</h2>
    </div>
  );
}

/** A feature in words. */
export function FeatureText({ id }: { id: FeatureKey }) {
  return (
    <div className={styles.text}>
      <p>
        <Text k={`features.${id}.text`} />
      </p>
    </div>
  );
}

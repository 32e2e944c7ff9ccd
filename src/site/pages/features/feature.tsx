import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import label from '../../design/label.module.css';
import section from '../../design/section.module.css';
import { type Background, backgrounds } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './feature.module.css';
import { type Availability, useNameAndPlan } from './use-smallest-plan.ts';

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

/** A feature with a section of its own. */
export function Feature({
  id,
  background,
  className = '',
  children,
}: {
  id: FeatureKey;
  background?: Background;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`${section.section} ${background ? backgrounds[background] : ''}`}>
      <div className={`${section.columns} ${className}`}>{children}</div>
    </section>
  );
}

/**
 * A feature's label, and below it its heading.
 *
 * @param availability the plans with the feature, named in the label; left out when its parts have different
 *   plans
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

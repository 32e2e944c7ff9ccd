import { useTranslation } from 'react-i18next';
import section from '../../design/section.module.css';
import { grounds } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { AvailabilityNote } from './availability-note.tsx';
import styles from './feature.module.css';
import type { FeatureEntry, LargeFeature } from './features.ts';

/** A feature with a part of the page to itself. */
export function Large({ feature }: { feature: LargeFeature }) {
  return (
    <section
      id={feature.id}
      className={`${section.section} ${feature.ground ? grounds[feature.ground] : ''}`}
    >
      <div className={`${section.columns} ${feature.isPictured ? styles.pictured : styles.large}`}>
        <Matter of={feature} />
      </div>
    </section>
  );
}

/** Several features on one part of the page, each below a rule. */
export function Group({ features }: { features: readonly FeatureEntry[] }) {
  return (
    <div className={`${section.section} ${styles.group}`}>
      {features.map((feature) => (
        <section key={feature.id} id={feature.id} className={styles.small}>
          <Matter of={feature} />
        </section>
      ))}
    </div>
  );
}

/** The title, in one line the name and the first plan, what the feature does, and something to see. */
function Matter({ of: { id, availability, more, Points, Show } }: { of: FeatureEntry }) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t(`features.${id}.title`)}</h2>
      <p className={styles.plan}>
        <b>{t(`features.${id}.name`)}</b>
        <AvailabilityNote availability={availability} />
      </p>
      <div className={styles.text}>
        <p>
          <Text k={`features.${id}.text`} />
        </p>
        {more && (
          <p>
            <Text k={more} />
          </p>
        )}
        {Points && <Points />}
      </div>
      <div className={styles.show}>
        <Show />
      </div>
    </>
  );
}

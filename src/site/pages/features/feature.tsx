import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { AvailabilityNote } from './availability-note.tsx';
import styles from './feature.module.css';
import type { FeatureEntry } from './features.ts';

/** One feature: its name and its first plan below the title, what it does, and something to see. */
export function Feature({ id, availability, more, Show, isBeside, ground }: FeatureEntry) {
  const { t } = useTranslation();
  return (
    <Section
      id={id}
      title={t(`features.${id}.title`)}
      note={
        <>
          <b className={styles.name}>{t(`features.${id}.name`)}</b>
          <AvailabilityNote availability={availability} />
        </>
      }
      ground={ground}
    >
      <div className={isBeside ? styles.pair : undefined}>
        <div className={styles.text}>
          <p>
            <Text k={`features.${id}.text`} />
          </p>
          {more && (
            <p>
              <Text k={more} />
            </p>
          )}
        </div>
        {Show && (
          <div className={styles.show}>
            <Show />
          </div>
        )}
      </div>
    </Section>
  );
}

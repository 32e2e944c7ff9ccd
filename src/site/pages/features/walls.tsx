import { useTranslation } from 'react-i18next';
import { Text } from '../../text/text.tsx';
import { AvailabilityNote } from './availability-note.tsx';
import styles from './walls.module.css';

/** From the street inwards: each wall stands inside the one before it. */
const walls = [
  { id: 'allowlist', feature: 'accessRestriction' },
  { id: 'http', feature: 'accessRestriction' },
  { id: 'permissions', feature: 'privacyTiers' },
  { id: 'images', feature: 'privacyTiers' },
] as const;

/** The four ways to keep a wiki private, drawn as walls in plan view. */
export function Walls() {
  const { t } = useTranslation();
  return (
    <ol className={styles.walls}>
      {walls.map(({ id, feature }) => (
        <li key={id}>
          <h3>{t(`features.privacy.walls.${id}.title`)}</h3>
          <AvailabilityNote availability={feature} />
          <p>
            <Text k={`features.privacy.walls.${id}.text`} />
          </p>
        </li>
      ))}
    </ol>
  );
}

import { useTranslation } from 'react-i18next';
import gate from '../../garden/slides/gate-in-wall.svg';
import { Text } from '../../text/text.tsx';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import { useFromPlan } from './use-from-plan.ts';
import styles from './walls.module.css';

/** From the street inwards: each wall stands inside the one before it. */
const walls = [
  { id: 'allowlist', availability: 'accessRestriction' },
  { id: 'http', availability: 'accessRestriction' },
  { id: 'permissions', availability: 'privacyTiers' },
  { id: 'images', availability: 'privacyTiers' },
] as const;

/** Privacy: the four ways to keep a wiki to oneself, drawn as walls with a gate in each, and a path through all. */
export function Walls() {
  const { t } = useTranslation();
  const fromPlan = useFromPlan();
  return (
    <Feature id="privacy" ground="sand" className={styles.privacy}>
      <FeatureTitle id="privacy" availability="privacyTiers" />
      <FeatureText id="privacy" />
      <ol className={styles.walls}>
        {walls.map(({ id, availability }) => (
          <li key={id}>
            <img src={gate} alt="" loading="lazy" />
            <div>
              <h3>{t(`features.privacy.walls.${id}.title`)}</h3>
              <p>{fromPlan(availability)}</p>
            </div>
            <p>
              <Text k={`features.privacy.walls.${id}.text`} />
            </p>
          </li>
        ))}
      </ol>
    </Feature>
  );
}

import { useTranslation } from 'react-i18next';
import garden from '../../garden/slides/walled-garden.svg';
import { Text } from '../../text/text.tsx';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import { Numbered, NumberOf } from './numbers.tsx';
import { type Availability, useFromPlan } from './use-from-plan.ts';
import styles from './walls.module.css';

/** From the street inwards, each inside the one before it; those that not every plan has name their row of the plan table. */
const walls: readonly {
  id: 'allowlist' | 'http' | 'permissions' | 'images';
  availability?: Availability;
}[] = [
  { id: 'allowlist', availability: 'accessRestriction' },
  { id: 'http', availability: 'accessRestriction' },
  { id: 'permissions' },
  { id: 'images' },
];

const drawings = ['ground', 'first', 'second', 'third', 'fourth'] as const;

/** Privacy: a garden in four walls, each with a gate on one path, and what the four are beside it. */
export function Walls() {
  const { t } = useTranslation();
  const fromPlan = useFromPlan();
  return (
    <Feature id="privacy" ground="sand" className={styles.privacy}>
      <FeatureTitle id="privacy" availability="privacyTiers" />
      <FeatureText id="privacy" />
      <Numbered count={walls.length} className={styles.garden}>
        {drawings.map((name) => (
          <img key={name} src={`${garden}#${name}`} alt="" loading="lazy" />
        ))}
      </Numbered>
      <ol className={styles.walls}>
        {walls.map(({ id, availability }, place) => (
          <li key={id}>
            <NumberOf place={place} />
            <h3>{t(`features.privacy.walls.${id}.title`)}</h3>
            <p>
              <Text k={`features.privacy.walls.${id}.text`} />
            </p>
            {availability && <p>{fromPlan(availability)}</p>}
          </li>
        ))}
      </ol>
    </Feature>
  );
}

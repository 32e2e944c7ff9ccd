import { useTranslation } from 'react-i18next';
import type { FeatureId } from '../../../content/schema/plan-ids.ts';
import garden from '../../garden/slides/walled-garden.svg';
import { Text } from '../../text/text.tsx';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import { Numbered, NumberOf } from './numbers.tsx';
import { useFromPlan } from './use-from-plan.ts';
import styles from './walls.module.css';

/** From the street inwards, each inside the one before it; those that not every plan has name their row of the plan table. */
const walls: readonly {
  id: 'allowlist' | 'http' | 'permissions' | 'images';
  row?: FeatureId;
}[] = [
  { id: 'allowlist', row: 'accessRestriction' },
  { id: 'http', row: 'accessRestriction' },
  { id: 'permissions' },
  { id: 'images' },
];

const drawings = ['ground', 'first', 'second', 'third', 'fourth'] as const;

/** Privacy: a garden in four walls, each with a gate on one path, and beside it what the four are. */
export function Walls() {
  const { t } = useTranslation();
  const fromPlan = useFromPlan();
  return (
    <Feature id="privacy" ground="sage" className={styles.privacy}>
      <FeatureTitle id="privacy" availability="privacyTiers" />
      <FeatureText id="privacy" />
      <ol className={styles.walls}>
        {walls.map(({ id, row }, place) => (
          <li key={id}>
            <NumberOf place={place} />
            <h3>{t(`features.privacy.walls.${id}.title`)}</h3>
            <p>
              <Text k={`features.privacy.walls.${id}.text`} />{' '}
              {row && <span className={styles.plans}>{fromPlan(row)}.</span>}
            </p>
          </li>
        ))}
      </ol>
      <Numbered count={walls.length} className={styles.garden}>
        {drawings.map((name) => (
          <img key={name} src={`${garden}#${name}`} alt="" loading="lazy" />
        ))}
      </Numbered>
    </Feature>
  );
}

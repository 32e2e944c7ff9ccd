import { useTranslation } from 'react-i18next';
import type { FeatureId } from '../../../content/schema/plan-ids.ts';
import label from '../../design/label.module.css';
import { Drawing } from '../../garden/drawing.tsx';
import { Text } from '../../text/text.tsx';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import { NumberBadge, NumberedPicture } from './number-badge.tsx';
import styles from './privacy.module.css';
import { useSmallestPlan } from './use-smallest-plan.ts';

/** The walls from the outside in, each with its row in the plan table. */
const walls: readonly {
  id: 'allowlist' | 'http' | 'permissions' | 'images';
  row: FeatureId;
}[] = [
  { id: 'allowlist', row: 'accessRestriction' },
  { id: 'http', row: 'accessRestriction' },
  { id: 'permissions', row: 'privacyTiers' },
  { id: 'images', row: 'privacyTiers' },
];

/** In painting order; in the style sheet every fourth one belongs to the same wall. */
const drawings = [
  'ground',
  ...(['rear4', 'rear1', 'rear2', 'rear3'] as const),
  'inside',
  ...(['front1', 'front2', 'front3', 'front4'] as const),
] as const;

/** Privacy: a garden with four concentric walls, and the list of what they stand for. */
export function Privacy() {
  const { t } = useTranslation();
  const fromPlan = useSmallestPlan();
  return (
    <Feature id="privacy" background="sage" className={styles.privacy}>
      <FeatureTitle id="privacy" />
      <FeatureText id="privacy" />
      <ol className={styles.walls}>
        {walls.map(({ id, row }, place) => (
          <li key={id}>
            <NumberBadge place={place} />
            <h3>{t(`features.privacy.walls.${id}.title`)}</h3>
            <p className={label.label}>{fromPlan(row)}</p>
            <p>
              <Text k={`features.privacy.walls.${id}.text`} />
            </p>
          </li>
        ))}
      </ol>
      <NumberedPicture count={walls.length} className={styles.garden}>
        {drawings.map((name) => (
          <Drawing key={name} name="walled-garden" view={name} />
        ))}
      </NumberedPicture>
    </Feature>
  );
}

import { useTranslation } from 'react-i18next';
import { privacyLevels } from '../../../domain/privacy-level.ts';
import { Bird, Cat, CatAtDoor, CatOnItsWay, Rope, WateringCan } from '../../garden/details.tsx';
import { FrontGate } from '../../garden/front-gate.tsx';
import { Picture } from '../../garden/picture.tsx';
import { Plants } from '../../garden/plants.tsx';
import { along } from '../../garden/projection.ts';
import { Bench, Wall } from '../../garden/wall.tsx';
import { gateOf } from '../../islands/privacy-level/gate-of.ts';
import styles from './level-groups.module.css';

/** The three gates (what strangers may do), each with its levels. */
export const gates = (['open', 'half', 'closed'] as const).map((gate) => ({
  gate,
  levels: privacyLevels.filter((level) => gateOf(level) === gate),
}));

/** Drawings before each gate: somebody walks in, looks in from behind a rope, or asks to be let in. */
const before = {
  open: <CatOnItsWay at={along(33, 2)} />,
  half: (
    <>
      <Rope from={15} to={36} />
      <Cat at={along(1)} />
    </>
  ),
  closed: <CatAtDoor at={along(34)} />,
};

/**
 * Drawings beside the gates of what strangers may do: tend the garden, or sit and look. The last gate is at
 * the edge of the page.
 */
const beside = {
  open: (
    <>
      <Bird at={along(-103, 114)} />
      <Plants rows={[{ plant: 'tulip', from: along(6), count: 6, along: along(14) }]} />
      <WateringCan at={along(98)} />
    </>
  ),
  half: <Bench />,
  closed: <Bird at={along(-170, 64)} />,
};

/** The wall is longer than any screen is wide. */
const wallLength = 4000;

/**
 * The three gates in one full-width wall, with their meanings; on a phone each gate alone, beside its text.
 */
export function LevelGroups() {
  const { t } = useTranslation();
  return (
    <div className={styles.wall}>
      <ul className={styles.gates}>
        {gates.map(({ gate }, index) => (
          <li key={gate}>
            <Picture viewBox="-6 -98 82 98" alt="">
              {index === 0 && (
                <g transform={`translate(${-wallLength / 2})`}>
                  <Wall width={wallLength} />
                </g>
              )}
              <g transform="translate(86) scale(.7)">{beside[gate]}</g>
              <g>
                <FrontGate state={gate} />
                {before[gate]}
              </g>
            </Picture>
            <p>
              <b>{t(`privacy.table.gates.${gate}.name`)}</b> {t(`privacy.table.gates.${gate}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { privacyLevels } from '../../../domain/privacy-level.ts';
import { Wall } from '../../garden/frieze.tsx';
import { FrontGate } from '../../garden/front-gate.tsx';
import { along } from '../../garden/page-bed.tsx';
import { Picture } from '../../garden/picture.tsx';
import { Plants } from '../../garden/plants.tsx';
import { gateOf } from '../../islands/privacy-level/gate-of.ts';
import styles from './gates.module.css';
import { LevelLink } from './level-link.tsx';

/** What strangers may do, and the levels that let them. */
export const gates = (['open', 'half', 'closed'] as const).map((gate) => ({
  gate,
  levels: privacyLevels.filter((level) => gateOf(level) === gate),
}));

/** The wall is longer than any screen is wide. */
const wallLength = 4000;

/**
 * The three gates in one wall as wide as the window, with what each means and the names of its levels; on
 * a phone the gates alone, each beside its words.
 */
export function Gates() {
  const { t } = useTranslation();
  return (
    <div className={styles.wall}>
      <ul className={styles.gates}>
        {gates.map(({ gate, levels }, index) => (
          <li key={gate}>
            <Picture viewBox="-6 -98 176 98" alt="">
              {index === 0 && (
                <g transform={`translate(${-wallLength / 2})`}>
                  <Wall width={wallLength} />
                </g>
              )}
              <g transform="translate(82) scale(.6)">
                <Plants rows={[{ plant: 'tulip', from: along(8), count: 9, along: along(14) }]} />
              </g>
              <g>
                <FrontGate state={gate} />
              </g>
            </Picture>
            <p>
              <b>{t(`privacy.table.gates.${gate}.name`)}</b> {t(`privacy.table.gates.${gate}.text`)}
              <small>
                {levels.map((level) => (
                  <LevelLink key={level.id} level={level} />
                ))}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

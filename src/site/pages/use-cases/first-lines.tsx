import { useTranslation } from 'react-i18next';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { GateSign } from '../../design/gate-sign.tsx';
import { Section } from '../../design/section.tsx';
import { viewBoxes } from '../../garden/view-boxes.ts';
import { LevelLink } from '../../sections/level-link.tsx';
import styles from './first-lines.module.css';
import { furtherGroups } from './groups.ts';

/** The part of a group's scene that is seen in the niche beside its lines. */
const details: Record<UseCase['group'], string> = {
  work: '-72 -112 72 172',
  knowledge: '-38 -78 62 148',
  together: '-84 -100 70 167',
  own: '-22 -112 66 158',
};

/** The gates that stand at the ends of the lines. */
const signs = ['half', 'closed'] as const;

/** How the first pages of the use cases without a photograph begin, and who reads them: an index, group by group. */
export function FirstLines() {
  const { t } = useTranslation();
  const [x, y, width, height] = viewBoxes.scene.split(' ');
  return (
    <Section
      id="first-lines"
      ground="sage"
      title={t('use-cases.firstLines')}
      note={signs.map((gate) => (
        <span key={gate} className={styles.sign}>
          <GateSign state={gate} /> {t(`use-cases.gates.${gate}`)}{' '}
        </span>
      ))}
    >
      {furtherGroups.map(({ id: group, cases }) => (
        <div key={group} className={styles.group}>
          <h3>
            <svg viewBox={details[group]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href={`#scene-${group}`} {...{ x, y, width, height }} />
            </svg>
            {t(`use-cases.groups.${group}.name`)}
          </h3>
          <ul className={styles.lines}>
            {cases.map(({ id, privacyLevel }) => (
              <li key={id} id={id}>
                <h4>{t(`use-cases.cases.${id}.name`)}</h4>
                <p>
                  <q>{t(`use-cases.cases.${id}.opening`)}</q>
                </p>
                <LevelLink id={privacyLevel} isSign />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

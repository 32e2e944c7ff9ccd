import { useTranslation } from 'react-i18next';
import type { UseCase } from '../../../content/schema/use-cases.ts';
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

/**
 * How the first pages of the use cases without a photograph begin, group by group: the first in large
 * letters, below it the others, all beside a detail of the group's scene at the page's head.
 */
export function FirstLines() {
  const { t } = useTranslation();
  const [x, y, width, height] = viewBoxes.scene.split(' ');
  return (
    <Section id="first-lines" ground="sage" title={t('use-cases.firstLines')}>
      <div className={styles.groups}>
        {furtherGroups.map(({ id: group, cases }) => (
          <div key={group}>
            <svg viewBox={details[group]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href={`#scene-${group}`} {...{ x, y, width, height }} />
            </svg>
            <ul aria-label={t(`use-cases.groups.${group}.name`)}>
              {cases.map(({ id, privacyLevel }) => (
                <li key={id} id={id}>
                  <h3>{t(`use-cases.cases.${id}.name`)}</h3>
                  <LevelLink id={privacyLevel} />
                  <p>
                    <q>{t(`use-cases.cases.${id}.opening`)}</q>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

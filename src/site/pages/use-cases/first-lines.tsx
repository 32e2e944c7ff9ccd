import { useTranslation } from 'react-i18next';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { Section } from '../../design/section.tsx';
import { viewBoxes } from '../../garden/view-boxes.ts';
import { LevelLink } from '../../sections/level-link.tsx';
import styles from './first-lines.module.css';
import { furtherGroups } from './groups.ts';

/** The part of a group's scene that is seen through an arch beside its first line. */
const details: Record<UseCase['group'], string> = {
  work: '-66 -96 80 100',
  knowledge: '-36 -60 80 100',
  together: '-72 -70 80 100',
  own: '-8 -104 80 100',
};

/**
 * How the first pages of the use cases without a photograph begin, group by group: the first in large
 * letters, beside a detail of its group's scene at the page's head, and below it the others.
 */
export function FirstLines() {
  const { t } = useTranslation();
  const [x, y, width, height] = viewBoxes.scene.split(' ');
  return (
    <Section id="first-lines" ground="sand" title={t('use-cases.firstLines')}>
      <div className={styles.groups}>
        {furtherGroups.map(({ id: group, cases }) => (
          <ul key={group} aria-label={t(`use-cases.groups.${group}.name`)}>
            {cases.map(({ id, privacyLevel }, place) => (
              <li key={id} id={id}>
                {place === 0 && (
                  <svg viewBox={details[group]} aria-hidden="true">
                    <use href={`#scene-${group}`} {...{ x, y, width, height }} />
                  </svg>
                )}
                <h3>{t(`use-cases.cases.${id}.name`)}</h3>
                <p>
                  <q>{t(`use-cases.cases.${id}.opening`)}</q>
                </p>
                <LevelLink id={privacyLevel} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}

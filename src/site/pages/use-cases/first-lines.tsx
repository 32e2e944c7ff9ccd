import { useTranslation } from 'react-i18next';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import { Section } from '../../design/section.tsx';
import { viewBoxes } from '../../garden/view-boxes.ts';
import { LevelLink } from '../../sections/level-link.tsx';
import styles from './first-lines.module.css';
import { firstOfGroups, furtherCases } from './groups.ts';

/** The part of a group's scene that is seen through an arch beside its first line. */
const details: Record<UseCase['group'], string> = {
  work: '-66 -96 80 100',
  knowledge: '-36 -60 80 100',
  together: '-72 -70 80 100',
  own: '-8 -104 80 100',
};

/**
 * How the first pages of the use cases without a photograph begin: one of every group in large letters,
 * beside a detail of its scene at the page's head, the others as an index.
 */
export function FirstLines() {
  const { t } = useTranslation();
  const [x, y, width, height] = viewBoxes.scene.split(' ');
  return (
    <Section id="first-lines" ground="sand" title={t('use-cases.firstLines')}>
      <ul className={styles.large}>
        {firstOfGroups.map((useCase) => (
          <li key={useCase.id} id={useCase.id}>
            <svg viewBox={details[useCase.group]} aria-hidden="true">
              <use href={`#scene-${useCase.group}`} {...{ x, y, width, height }} />
            </svg>
            <FirstLine of={useCase} />
          </li>
        ))}
      </ul>
      <ul className={styles.further}>
        {furtherCases.map((useCase) => (
          <li key={useCase.id} id={useCase.id}>
            <FirstLine of={useCase} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The name of a use case, how its first page begins, and who reads it. */
function FirstLine({ of: { id, privacyLevel } }: { of: UseCase }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t(`use-cases.cases.${id}.name`)}</h3>
      <p>
        <q>{t(`use-cases.cases.${id}.opening`)}</q>
      </p>
      <LevelLink id={privacyLevel} />
    </>
  );
}

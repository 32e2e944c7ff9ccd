import { useTranslation } from 'react-i18next';
import far from '../../design/far-picture.module.css';
import { type Ground, Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import { Beginnings } from './beginnings.tsx';
import { type Group, shownOf } from './groups.ts';
import { LevelLink } from './level-link.tsx';
import styles from './story.module.css';

/**
 * Where there is room, the photograph is as wide as the page, stands on the right of the words or on their
 * left, or is that of a phone, beside its first sentence in large letters.
 */
type Form = 'wide' | 'right' | 'left' | 'phone';

/**
 * A group of use cases: one at length, what it is for, who reads it, and its first page, photographed in a
 * wiki; and how the first pages of the others begin.
 *
 * @param ground what sets it apart
 */
export function Story({
  of: { id: group, cases },
  ground,
  form,
}: {
  of: Group;
  ground?: Ground | undefined;
  form: Form;
}) {
  const { t } = useTranslation();
  const shown = shownOf(cases);
  return (
    <Section id={group} ground={ground}>
      {shown && (
        <div className={`${styles.story} ${styles[form]}`} id={shown.id}>
          {form === 'phone' && <q>{t(`use-cases.cases.${shown.id}.opening`)}</q>}
          <h2>{t(`use-cases.cases.${shown.id}.name`)}</h2>
          <div>
            <p>{t(`use-cases.cases.${shown.id}.text`)}</p>
            <p className={styles.further}>
              <LevelLink id={shown.privacyLevel} />
              {(group === 'work' || group === 'own') && (
                <Text k={`use-cases.groups.${group}.note`} />
              )}
            </p>
          </div>
          {form === 'wide' ? (
            <WikiScreen of={shown.id} isWide />
          ) : (
            <WikiScreen of={shown.id} className={far.far} />
          )}
        </div>
      )}
      <Beginnings of={cases.filter((useCase) => useCase !== shown)} />
    </Section>
  );
}

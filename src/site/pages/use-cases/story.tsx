import { useTranslation } from 'react-i18next';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import far from '../../design/far-picture.module.css';
import { type Ground, Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import type { WikiScreenName } from '../../wiki-screens.ts';
import { LevelLink } from './level-link.tsx';
import styles from './story.module.css';

/** A use case that has a photograph. */
export type ShownCase = UseCase & { id: WikiScreenName };

/**
 * Where there is room, the photograph is as wide as the page, stands on the right of the words or on their
 * left, or is that of a phone, beside its first sentence in large letters.
 */
type Form = 'wide' | 'right' | 'left' | 'phone';

/**
 * One use case at length: what it is for, who reads it, and its first page, photographed in a wiki.
 *
 * @param ground what sets it apart
 */
export function Story({
  of: { id, group, privacyLevel },
  ground,
  form,
}: {
  of: ShownCase;
  ground?: Ground | undefined;
  form: Form;
}) {
  const { t } = useTranslation();
  return (
    <Section id={group} ground={ground}>
      <div className={`${styles.story} ${styles[form]}`} id={id}>
        <div>
          <h2>{t(`use-cases.groups.${group}.title`)}</h2>
          <h3>{t(`use-cases.cases.${id}.name`)}</h3>
        </div>
        {form === 'phone' && <q>{t(`use-cases.cases.${id}.opening`)}</q>}
        <div>
          <p>{t(`use-cases.cases.${id}.text`)}</p>
          <div className={styles.further}>
            <LevelLink id={privacyLevel} />
            {(group === 'work' || group === 'own') && (
              <p>
                <Text k={`use-cases.groups.${group}.note`} />
              </p>
            )}
          </div>
        </div>
        {form === 'wide' ? (
          <WikiScreen of={id} isWide />
        ) : (
          <WikiScreen of={id} className={far.far} />
        )}
      </div>
    </Section>
  );
}

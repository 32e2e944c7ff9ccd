import { useTranslation } from 'react-i18next';
import far from '../../design/far-picture.module.css';
import { type Ground, grounds } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import type { ShownCase } from './groups.ts';
import { LevelLink } from './level-link.tsx';
import styles from './story.module.css';

/**
 * Where there is room, the photograph is as wide as the page, runs out of the window on the right, is as wide
 * as the window, or is that of a phone, beside its first sentence in large letters.
 */
type Form = 'wide' | 'edge' | 'across' | 'phone';

/**
 * One use case: what it is for, who reads it, and its first page, photographed in a wiki.
 *
 * @param ground what sets it apart
 * @param isFirst whether it comes into view soon after the page has opened
 */
export function Story({
  of: { id, group, privacyLevel },
  ground,
  form,
  isFirst,
}: {
  of: ShownCase;
  ground?: Ground | undefined;
  form: Form;
  isFirst: boolean;
}) {
  const { t } = useTranslation();
  const className = `${styles.story} ${styles[form]} ${ground ? grounds[ground] : ''}`;
  return (
    <section id={id} className={className.trim()}>
      <div className={styles.words}>
        {form === 'phone' && <q>{t(`use-cases.cases.${id}.opening`)}</q>}
        <h2>{t(`use-cases.cases.${id}.name`)}</h2>
        <div>
          <p>{t(`use-cases.cases.${id}.text`)}</p>
          <p className={styles.further}>
            <LevelLink id={privacyLevel} />
            {(group === 'work' || group === 'own') && <Text k={`use-cases.groups.${group}.note`} />}
          </p>
        </div>
      </div>
      <WikiScreen of={id} isWide={form !== 'phone'} className={isFirst ? undefined : far.far} />
    </section>
  );
}

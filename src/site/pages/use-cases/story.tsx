import { useTranslation } from 'react-i18next';
import { type Ground, grounds } from '../../design/section.tsx';
import { LevelLink } from '../../sections/level-link.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import type { ShownCase } from './groups.ts';
import styles from './story.module.css';

/**
 * Where there is room, the photograph is as wide as the page, below the words, runs to an edge of the window
 * beside them, or is that of a phone, which the ground cuts off.
 */
type Form = 'wide' | 'right' | 'left' | 'phone';

/** What is photographed of a use case besides its first page. */
const secondPages: Partial<Record<ShownCase['id'], 'fair'>> = { club: 'fair' };

/**
 * One use case: its name and in one heading with it a sentence from such a wiki, what it is for, who reads
 * it, and its first page, photographed. What the photographs are is said of the first one for all of them.
 *
 * @param ground what sets it apart
 * @param isFirst whether it comes into view soon after the page has opened
 */
export function Story({
  of: { id, privacyLevel },
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
  const isPhone = form === 'phone';
  const second = isPhone && secondPages[id];
  const picture = (of: ShownCase['id'] | 'fair') => (
    <WikiScreenPicture of={of} alt={t(`wiki-screens.${of}.picture`)} isWide={!isPhone} />
  );
  return (
    <section id={id} className={className.trim()}>
      <div className={styles.words}>
        <h2>
          {t(`use-cases.cases.${id}.name`)} <q>{t(`use-cases.cases.${id}.quotation`)}</q>
        </h2>
        <div>
          <p>{t(`use-cases.cases.${id}.text`)}</p>
          <p className={styles.level}>
            <LevelLink id={privacyLevel} />
          </p>
        </div>
      </div>
      <figure className={styles.pictures}>
        {picture(id)}
        {second && picture(second)}
        {isFirst && (
          <figcaption>
            <Text k="use-cases.photographed" />
          </figcaption>
        )}
      </figure>
    </section>
  );
}

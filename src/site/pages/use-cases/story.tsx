import { useTranslation } from 'react-i18next';
import { type Background, backgrounds } from '../../design/section.tsx';
import { LevelLink } from '../../sections/level-link.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import type { ShownCase } from './groups.ts';
import styles from './story.module.css';

/**
 * Layout on wide screens: the photograph in full width below the text, beside it up to an edge of the window,
 * or as a phone that the section crops.
 */
type Form = 'wide' | 'right' | 'left' | 'phone';

/** Second photographs of use cases. */
const secondPages: Partial<Record<ShownCase['id'], 'fair'>> = { club: 'fair' };

/**
 * One use case: a heading of its name and a sentence from such a wiki, its purpose, its readers, and a
 * photograph of its main page. The first photograph has the caption for all of them.
 *
 * @param background the section's background
 * @param isFirst whether it is near the fold
 */
export function Story({
  of: { id, privacyLevel },
  background,
  form,
  isFirst,
}: {
  of: ShownCase;
  background?: Background | undefined;
  form: Form;
  isFirst: boolean;
}) {
  const { t } = useTranslation();
  const className = `${styles.story} ${styles[form]} ${background ? backgrounds[background] : ''}`;
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

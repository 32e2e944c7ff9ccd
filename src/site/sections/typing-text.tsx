import { useTranslation } from 'react-i18next';
import type { TypingPace } from '../constants.ts';
import styles from './typing-text.module.css';

/**
 * Phrases that are typed one after the other. All of them are in the markup for screen readers; the typing is
 * only visual. The longest one reserves the space, so that nothing below moves.
 *
 * @param phrases the first is shown before and without script
 * @param hasPause whether it has its own pause button (WCAG 2.2.2); false inside something that has one
 */
export function TypingText({
  phrases,
  pace,
  hasPause = false,
}: {
  phrases: readonly string[];
  pace: TypingPace;
  hasPause?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <span className={styles.typing} data-typing="">
      <span className={styles.place}>
        {phrases.map((phrase) => (
          <span key={phrase} className={styles.sizer}>
            {phrase}
          </span>
        ))}
        <span
          aria-hidden="true"
          className={styles.line}
          data-behaviour="typing"
          data-when="visible"
          data-type-ms={pace.typeMs}
          data-delete-ms={pace.deleteMs}
          data-pause-ms={pace.pauseMs}
        >
          {phrases[0]}
        </span>
      </span>
      {hasPause && (
        <button
          type="button"
          className={styles.pause}
          data-typing-toggle=""
          data-pause={t('common.typing.pause')}
          data-play={t('common.typing.play')}
          aria-label={t('common.typing.pause')}
        />
      )}
    </span>
  );
}

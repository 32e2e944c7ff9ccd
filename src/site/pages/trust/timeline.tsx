import { content } from '../../../content/content.ts';
import { useSite } from '../../context.tsx';
import { SourceLink } from '../../text/source-link.tsx';
import { useFilled } from '../../text/use-filled.ts';
import type { timelineQuestions } from './groups.ts';
import styles from './timeline.module.css';

/**
 * A process as a timeline: for each step its time, an optional short form and its text, with the source at
 * the end.
 */
export function Timeline({
  of: id,
  isLarge = false,
}: {
  of: (typeof timelineQuestions)[number];
  isLarge?: boolean;
}) {
  const { locale } = useSite();
  const fill = useFilled();
  const entry = content.trust[id];
  return (
    <ol className={isLarge ? `${styles.timeline} ${styles.large}` : styles.timeline}>
      {entry?.value.map(({ when, short, what, isClosed }, index) => (
        <li key={when.en} className={isClosed ? styles.closed : undefined}>
          <b>{fill(when[locale])}</b>
          {short && <strong>{short[locale]}</strong>}
          <p>
            {fill(what[locale])}
            {index === entry.value.length - 1 && (
              <>
                {' '}
                <SourceLink source={entry.source} isShort />
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

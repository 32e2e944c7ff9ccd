import { content } from '../../../content/content.ts';
import { useSite } from '../../context.tsx';
import { SourceLink } from '../../text/source-link.tsx';
import { useFilled } from '../../text/use-filled.ts';
import type { trustTimelines } from './groups.ts';
import styles from './timeline.module.css';

/**
 * What happens step by step, along a line: when, in short where that is said, and in full; what all of it rests
 * on after its last word.
 */
export function Timeline({
  of: id,
  isLarge = false,
}: {
  of: (typeof trustTimelines)[number];
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

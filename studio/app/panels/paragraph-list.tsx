import type { LegalBlock } from '../../files/read-legal.ts';
import styles from './panel.module.css';

/** All paragraphs of a legal text, each with a link to its form. */
export function ParagraphList({
  blocks,
  index,
  go,
}: {
  blocks: readonly LegalBlock[];
  /** Index of the open paragraph. */
  index: number;
  go: (to: number) => void;
}) {
  return (
    <details className={styles.block} open={index === 0}>
      <summary>All paragraphs</summary>
      <ul className={styles.list}>
        {blocks.map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id but their index
          <li key={at}>
            <button
              type="button"
              className={styles.entry}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => go(at)}
            >
              {kind === 'heading' ? (
                <b>{text}</b>
              ) : (
                text.replaceAll(/<[^>]*>|\*\*/g, '').slice(0, 120)
              )}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

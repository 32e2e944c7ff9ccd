import { type Piece, readBlocks } from '../../../domain/wikitext.ts';
import styles from './page.module.css';

/**
 * Wikitext rendered for readers. Its links look like links but lead nowhere.
 *
 * @param written titles of pages that exist; links to others are red
 */
export function Page({ source, written }: { source: string; written: readonly string[] }) {
  return readBlocks(source).map(({ isHeading, pieces }, index) => {
    const Block = isHeading ? 'h3' : 'p';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
      <Block key={index}>
        {pieces.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <span key={place} className={classOf(piece, written)}>
            {piece.text}
          </span>
        ))}
      </Block>
    );
  });
}

function classOf({ isBold, isItalic, target }: Piece, written: readonly string[]) {
  const link = target && (written.includes(target) ? styles.link : styles.missing);
  return (
    [isBold && styles.bold, isItalic && styles.italic, link].filter(Boolean).join(' ') || undefined
  );
}

/** The titles that wikitext links to. */
export function linksOf(source: string): string[] {
  return readBlocks(source).flatMap(({ pieces }) => pieces.flatMap(({ target }) => target ?? []));
}

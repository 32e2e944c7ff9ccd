import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isWord, type Piece, type PieceRange } from '../../../domain/wikitext.ts';
import styles from './visual-editor.module.css';

/**
 * The page as it looks. Its words are radio buttons: a click, a tap or an arrow key chooses one,
 * and dragging over several chooses them all.
 *
 * @param written the pages that the wiki has; links to others are red
 */
export function VisualPane({
  pieces,
  range,
  written,
  isAwake,
  onChoose,
}: {
  pieces: readonly Piece[];
  range: PieceRange;
  written: readonly string[];
  isAwake: boolean;
  onChoose: (range: PieceRange) => void;
}) {
  const { t } = useTranslation();
  const group = useId();
  const classOf = ({ isBold, isItalic, target }: Piece, index: number) =>
    [
      isBold && styles.bold,
      isItalic && styles.italic,
      target && (written.includes(target) ? styles.link : styles.missing),
      index >= range.from && index <= range.to && styles.chosen,
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <fieldset
      className={styles.visual}
      disabled={!isAwake}
      onPointerUp={({ currentTarget }) => {
        const places = pieces.flatMap((piece, index) => (isWord(piece) ? index : []));
        const dragged = draggedWords(currentTarget).map((word) => places[word] ?? 0);
        const [from, to] = [dragged[0], dragged.at(-1)];
        if (from !== undefined && to !== undefined) onChoose({ from, to });
      }}
    >
      <legend>{t('visual-editor.words')}</legend>
      {pieces.map((piece, index) => {
        const className = classOf(piece, index);
        if (isWord(piece)) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is what stands at its place
            <label key={index} className={className}>
              <input
                type="radio"
                name={group}
                checked={index === range.from}
                onChange={() => onChoose({ from: index, to: index })}
              />
              {piece.text}
            </label>
          );
        }
        if (!className) return piece.text;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is what stands at its place
          <span key={index} className={className}>
            {piece.text}
          </span>
        );
      })}
    </fieldset>
  );
}

/** Takes over what the visitor has marked with the pointer: the touched words, counted from 0. */
function draggedWords(pane: HTMLElement): number[] {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return [];
  const words = [...pane.querySelectorAll('label')].flatMap((word, index) =>
    selection.containsNode(word, true) ? index : [],
  );
  selection.removeAllRanges();
  return words;
}

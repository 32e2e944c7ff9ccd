import styles from './price-matrix.module.css';

const perRow = 10;
const apart = 8;

/** People as dots, ten to a row; a range without an upper limit fades out. */
export function EmployeeDots({ count, isOpen }: { count: number; isOpen: boolean }) {
  const rows = Math.ceil(count / perRow) + (isOpen ? 1 : 0);
  return (
    <svg className={styles.heads} viewBox={`0 0 ${perRow * apart} ${rows * apart}`} aria-hidden>
      <path d={dots(0, count)} />
      {isOpen && <path className={styles.trail} d={dots(count, perRow)} />}
    </svg>
  );
}

/** A line for each row, which the style sheet turns into dots by a dash pattern. */
function dots(from: number, count: number): string {
  const rows = Array.from({ length: Math.ceil(count / perRow) }, (_, row) => row * perRow);
  return rows
    .map((before) => {
      const inRow = Math.min(perRow, count - before);
      // Slightly longer, because a line that ends exactly at the last dot may omit it.
      return `M4 ${((from + before) / perRow) * apart + 4}h${(inRow - 1) * apart + 1}`;
    })
    .join('');
}

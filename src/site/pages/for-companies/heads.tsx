import styles from './prices.module.css';

const perRow = 10;
const apart = 8;

/** People as dots, ten to a row; an open crowd trails off. */
export function Heads({ count, isOpen }: { count: number; isOpen: boolean }) {
  const rows = Math.ceil(count / perRow) + (isOpen ? 1 : 0);
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((head) => `M${(head % perRow) * apart + 4} ${Math.floor(head / perRow) * apart + 4}h0`)
      .join('');
  return (
    <svg className={styles.heads} viewBox={`0 0 ${perRow * apart} ${rows * apart}`} aria-hidden>
      <path d={dots(0, count)} />
      {isOpen && <path className={styles.trail} d={dots(count, count + perRow)} />}
    </svg>
  );
}

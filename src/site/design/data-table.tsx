import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import visually from './visually-hidden.module.css';

/**
 * Facts in rows, below a head in small print.
 *
 * @param caption what the table shows, read aloud; without, the heading above it says so
 * @param className says what is different about this table
 */
export function DataTable({
  caption,
  className,
  children,
}: {
  caption?: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <table className={`${styles.table} ${className}`}>
      {caption && <caption className={visually.hidden}>{caption}</caption>}
      {children}
    </table>
  );
}

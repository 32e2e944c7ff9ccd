import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import visually from './visually-hidden.module.css';

/**
 * Facts in rows, below a head in small print.
 *
 * @param caption what the table shows, read aloud
 * @param labelledBy id of what says so above the table, in place of a caption
 * @param className says what is different about this table
 */
export function DataTable({
  caption,
  labelledBy,
  className,
  children,
}: ({ caption: string; labelledBy?: never } | { caption?: never; labelledBy: string }) & {
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <table className={`${styles.table} ${className}`} aria-labelledby={labelledBy}>
      {caption && <caption className={visually.hidden}>{caption}</caption>}
      {children}
    </table>
  );
}

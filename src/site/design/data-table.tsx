import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import visually from './visually-hidden.module.css';

/**
 * A table of facts, with its column headers in small print.
 *
 * @param caption what the table shows, read aloud
 * @param labelledBy id of the element that names the table, instead of a caption
 * @param className extra class
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

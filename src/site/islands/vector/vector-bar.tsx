import type { ReactNode } from 'react';
import styles from './vector.module.css';

/**
 * The header of a wiki in MediaWiki's Vector skin, in the wiki's colour: menu, logo, name, search, and the
 * personal links.
 *
 * @param search placeholder of the search field
 * @param find label of the search button
 * @param children the personal links
 */
export function VectorBar({
  logo,
  name,
  search,
  find,
  children,
}: {
  logo: ReactNode;
  name: string;
  search: string;
  find: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.bar}>
      {logo}
      <b>
        <bdi>{name}</bdi>
      </b>
      <span className={styles.search}>
        <span>{search}</span>
        <b>{find}</b>
      </span>
      {children}
    </div>
  );
}

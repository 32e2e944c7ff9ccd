import type { ReactNode } from 'react';
import styles from './vector.module.css';
import { VectorIcon } from './vector-icon.tsx';

/**
 * The bar on top of a wiki in MediaWiki's skin Vector, as it is on the photographs of real wikis: menu,
 * logo, name, search, and what depends on who is looking. Where there is no room the search is its icon.
 *
 * @param search what stands in the field
 * @param find what stands on its button
 * @param children the links of who is looking, and their icons
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
      <VectorIcon of="menu" />
      {logo}
      <b>
        <bdi>{name}</bdi>
      </b>
      <span className={styles.search}>
        <VectorIcon of="search" />
        <span>{search}</span>
        <b>{find}</b>
      </span>
      <span className={styles.tools}>{children}</span>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './vector.module.css';
import { VectorIcon } from './vector-icon.tsx';

/**
 * The band on top of a wiki in MediaWiki's skin Vector with a style of its own, in the wiki's colour: menu,
 * logo, name, search, and what depends on who is looking.
 *
 * @param search what stands in the field
 * @param children the links of who is looking
 */
export function VectorBar({
  logo,
  name,
  search,
  children,
}: {
  logo: ReactNode;
  name: string;
  search: string;
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
      </span>
      {children}
      <VectorIcon of="more" />
    </div>
  );
}

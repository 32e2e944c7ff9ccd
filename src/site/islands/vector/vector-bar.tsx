import type { ReactNode } from 'react';
import styles from './vector.module.css';

/**
 * The band on top of a wiki in MediaWiki's skin Vector with a style of its own, in the wiki's colour: menu,
 * logo, name, search, and what depends on who is looking.
 *
 * @param search what stands in the field
 * @param find what its button says
 * @param children the links of who is looking
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

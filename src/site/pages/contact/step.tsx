import type { ReactNode } from 'react';
import styles from './contact.module.css';

/** One contact channel: what it is, when to use it, and its link. */
export function Step({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={styles.step} id={id}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}

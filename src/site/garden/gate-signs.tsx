import type { ReactNode } from 'react';
import type { AccountChoice } from '../../domain/privacy-level.ts';
import styles from './garden.module.css';
import own from './heads.module.css';

/** A bell that anyone may ring; the middle of its foot is the origin, as of the others. */
function Bell() {
  return (
    <>
      <path className={styles.wood} d="M-14 0v-50h28V0h-4v-46h-20V0z" />
      <path
        className={styles.marigold}
        d="M0-43q8 2 8 13l3 6h-22l3-6q0-11 8-13zm-3 19a3 3 0 0 0 6 0"
      />
      <path className={styles.line} d="M0-46v3m0 22v12" />
    </>
  );
}

/** A key on the wall, for those to whom somebody gives it. */
function Key() {
  return (
    <path
      className={styles.marigold}
      fillRule="evenodd"
      d="M-4-27a12 12 0 1 1 9 0v8h10v6H5v4h7v6H5v3h-9zM.5-32a6 6 0 1 0-.1 0z"
    />
  );
}

/** Somebody with a lantern who looks at each who comes. */
function Keeper() {
  return (
    <>
      <path className={styles.cornflower} d="M-10 0v-22q0-9 10-9t10 9V0z" />
      <path className={own.tan} d="M-7-38a7 7 0 0 1 14 0a7 8 0 0 1-14 0z" />
      <path className={own.straw} d="M-12-41q3-3 6-3q1-9 6-9t6 9q3 0 6 3q-12 4-24 0z" />
      <path className={own.eye} d="M-3-37h0m6 0h0" />
      <path className={styles.line} d="M6-20l8 2v3" />
      <circle className={styles.glow} cx="14" cy="-10" r="12" />
      <path className={styles.flame} d="M11-15h6l2 10H9z" />
    </>
  );
}

/** Whom one asks for an account, at each level. */
export const joinSigns: Record<AccountChoice, ReactNode> = {
  everyone: <Bell />,
  users: <Key />,
  approval: <Keeper />,
};

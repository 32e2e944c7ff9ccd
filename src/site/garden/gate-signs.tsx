import type { ReactNode } from 'react';
import type { AccountChoice } from '../../domain/privacy-level.ts';
import { At } from './endings/at.tsx';
import { people } from './endings/looks.ts';
import { Keeper } from './endings/people.tsx';
import { HandLantern } from './endings/things.tsx';
import styles from './garden.module.css';

/** A stand under a roof of its own, as high as a gate; from its beam hangs what follows. The middle of its foot is the origin. */
function Stand({ children }: { children: ReactNode }) {
  return (
    <>
      <path className={styles.wood} d="M-14 0v-50h28V0h-4v-46h-20V0z" />
      <g className={styles.roof}>
        <path d="M-20-50h40L0-62z" />
      </g>
      {children}
    </>
  );
}

/** Whom one asks for an account: a bell that anyone may ring, a key that somebody hands on, or the keeper. */
export const joinSigns: Record<AccountChoice, ReactNode> = {
  everyone: (
    <Stand>
      <path
        className={styles.marigold}
        d="M0-43q8 2 8 13l3 6h-22l3-6q0-11 8-13zm-3 19a3 3 0 0 0 6 0"
      />
      <path className={styles.line} d="M0-46v3m0 22v12" />
    </Stand>
  ),
  users: (
    <Stand>
      <path className={styles.line} d="M0-46v6" />
      <path
        className={styles.marigold}
        fillRule="evenodd"
        transform="translate(-1-18)scale(.6)"
        d="M-4-14a12 12 0 1 1 9 0v8h10v6H5v4h7v6H5v3h-9zM.5-19a6 6 0 1 0-.1 0z"
      />
    </Stand>
  ),
  approval: (
    <At across={10} scale={0.58} isTurned>
      <Keeper looks={people.li}>
        <At across={37} up={74}>
          <HandLantern />
        </At>
      </Keeper>
    </At>
  ),
};

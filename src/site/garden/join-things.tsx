import type { ReactNode } from 'react';
import type { AccountChoice } from '../../domain/privacy-level.ts';
import signs from './drawings/gates.svg';
import styles from './garden.module.css';
import { LightPool } from './night.tsx';
import { standing } from './projection.ts';
import { box, Solid } from './solid.tsx';

/** Two posts and a beam along x; the origin of `children` hangs from the beam. */
function Frame({ children }: { children: ReactNode }) {
  const [x, y] = [-66, 46];
  return (
    <>
      <Solid className={styles.wood} prisms={[box([x, y], 6, 6, 50), box([x + 34, y], 6, 6, 50)]} />
      <Solid className={styles.wood} prisms={[box([x - 4, y, 50], 48, 6, 6)]} />
      <g transform={standing([x + 18, y + 2, 50])}>{children}</g>
    </>
  );
}

/**
 * How a visitor gets an account, as a thing before the gate: a bell for self-registration, a key for an
 * invitation, or the gatekeeper.
 */
export const joinThings: Record<AccountChoice, ReactNode> = {
  everyone: (
    <Frame>
      <path
        className={styles.marigold}
        d="M0 0v5q10 2 10 16l4 9q-14 5-28 0l4-9q0-14 10-16zm-4 32a4 4 0 0 0 8 0"
      />
    </Frame>
  ),
  users: (
    <Frame>
      <path
        className={styles.marigold}
        fillRule="evenodd"
        transform="skewY(26.565)"
        d="M0 0v4M-3 23a10 10 0 1 1 6 0v5h8v5H3v4h6v5H-3zM0 9a4.5 4.5 0 1 0 .1 0z"
      />
    </Frame>
  ),
  approval: (
    <>
      <LightPool at={[-4, 50]} reach={36} />
      <image href={`${signs}#approval`} x="-64" y="-27" width="46" height="55" />
    </>
  ),
};

import type { GateState } from '../garden/gate-house.tsx';
import styles from './gate-sign.module.css';

/** A small gate, in em: as open as strangers may come in; the words beside it say so too. */
export function GateSign({ state }: { state: GateState }) {
  return <span className={`${styles.gate} ${styles[state]}`} aria-hidden="true" />;
}

import type { GateState } from '../garden/gate-house.tsx';
import styles from './privacy-icon.module.css';

/**
 * A small decorative gate icon, sized in em. How far it is open shows what strangers may do; the text beside
 * it says the same.
 */
export function PrivacyIcon({ state }: { state: GateState }) {
  return <span className={`${styles.gate} ${styles[state]}`} aria-hidden="true" />;
}

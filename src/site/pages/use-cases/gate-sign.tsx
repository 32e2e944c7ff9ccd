import type { AccessChoice } from '../../../domain/privacy-level.ts';
import styles from './gate-sign.module.css';

/** A small gate: half open where the world may read, shut where only users do. */
export function GateSign({ read }: { read: AccessChoice }) {
  return (
    <span
      className={read === 'everyone' ? styles.gate : `${styles.gate} ${styles.shut}`}
      aria-hidden="true"
    />
  );
}

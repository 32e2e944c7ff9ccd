import styles from './garden.module.css';
import { type Place, standing } from './projection.ts';

/** A few stars for the dark scheme; later shapes cover them. */
export function Stars() {
  return <path className={styles.stars} d="M54-112h0m34 24h0m40-22h0" />;
}

/**
 * A pool of lamplight on level ground in the dark scheme; draw it before the things in it.
 *
 * @param at its middle
 * @param reach half its drawn width
 */
export function LightPool({ at, reach }: { at: Place; reach: number }) {
  return (
    <g className={styles.glow} transform={standing(at)}>
      {[1, 0.7, 0.4].map((share) => (
        <ellipse key={share} rx={Math.round(reach * share)} ry={Math.round((reach * share) / 2)} />
      ))}
    </g>
  );
}

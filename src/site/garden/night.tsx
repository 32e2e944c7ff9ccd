import styles from './garden.module.css';
import { type Place, standing } from './projection.ts';

/**
 * A few stars over a page's small picture, at night, away from words beside it; what is drawn after them
 * hides them.
 */
export function Stars() {
  return <path className={styles.stars} d="M54-112h0m34 24h0m40-22h0" />;
}

/**
 * The light that a lamp throws on even ground at night; drawn before what stands in it.
 *
 * @param at its middle
 * @param reach half its width as it is drawn
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

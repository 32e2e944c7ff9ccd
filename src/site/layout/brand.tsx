import { site } from '../../content/site.ts';
import { RouteLink } from '../text/link.tsx';
import styles from './brand.module.css';

/** The logo, a cloister garden seen through its arch, and the name, linked to the landing page. */
export function Brand() {
  return (
    <RouteLink to="landing" className={styles.brand}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path className={styles.bed} d="M18 20h12v10H18z" />
        <path className={styles.line} d="M3 31V15a14 12 0 0 1 28 0v16zM17 3v28M3 19h28" />
        <circle className={styles.well} cx="17" cy="19" r="4.5" />
      </svg>
      {site.brandName}
    </RouteLink>
  );
}

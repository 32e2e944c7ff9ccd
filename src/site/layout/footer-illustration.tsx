import { useSite } from '../context.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { borderViewOf, footerDrawingOf, footerSizes } from '../garden/footer-drawings.ts';
import styles from './footer-illustration.module.css';

/**
 * The illustration above the footer. Pages that end with a call to action have their own; the others show
 * part of a flower border, in the order of the route table.
 */
export function FooterIllustration() {
  const { pageKey } = useSite();
  const name = footerDrawingOf(pageKey);
  return name ? (
    <Drawing name={`footer-${name}`} className={styles[footerSizes[name]]} />
  ) : (
    <Drawing name="footer" view={borderViewOf(pageKey)} className={styles.border} />
  );
}

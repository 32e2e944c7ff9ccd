import { useSite } from '../context.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { borderViewOf, footerDrawingOf, footerSizes } from '../garden/footer-drawings.ts';
import styles from './footer-illustration.module.css';

/**
 * The garden on which a page ends: its own picture, where it says what to do next; elsewhere the next page
 * in the route table ends on the next part of a border in which nobody is.
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

import { useSite } from '../context.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { borderViewOf, footerDrawingOf, footerSizes } from '../garden/footer-drawings.ts';
import styles from './footer-illustration.module.css';

/**
 * The picture above the footer. A page that says what to do next has its own; the others show a border of
 * plants, each page the next part of it in the order of the route table.
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

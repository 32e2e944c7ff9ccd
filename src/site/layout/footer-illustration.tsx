import { useSite } from '../context.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { endingOf, endingViews } from '../garden/footer-drawings.ts';
import { footerViews } from '../garden/footer-views.ts';
import { type PageRoute, pageRoutes, routes } from '../routes.ts';
import styles from './footer-illustration.module.css';

/**
 * The garden on which a page ends: its own picture, where it says what to do next; elsewhere the next page
 * in the route table ends on the next view of one in which nobody is.
 */
export function FooterIllustration() {
  const { pageKey } = useSite();
  const { path, canonical = path }: PageRoute = routes[pageKey];
  const place = pageRoutes.findIndex(([, route]) => route.path === canonical);
  const views = Object.keys(footerViews);
  const view = views[place % views.length];
  const name = endingOf(pageKey);
  const size = name ? endingViews[name].size : 'border';
  return name ? (
    <Drawing name={`footer-${name}`} className={styles[size]} />
  ) : (
    <Drawing name="footer" view={view} className={styles[size]} />
  );
}

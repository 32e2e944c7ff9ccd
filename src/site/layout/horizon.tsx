import { useSite } from '../context.tsx';
import { friezeViews } from '../garden/frieze-views.ts';
import frieze from '../garden/slides/frieze.svg';
import { type PageRoute, pageRoutes, routes } from '../routes.ts';
import styles from './horizon.module.css';

/** The garden on which a page ends; the next page in the route table ends on the next view of it. */
export function Horizon() {
  const { path, canonical = path }: PageRoute = routes[useSite().pageKey];
  const place = pageRoutes.findIndex(([, route]) => route.path === canonical);
  const views = Object.keys(friezeViews);
  const view = views[place % views.length];
  return <img src={`${frieze}#${view}`} alt="" loading="lazy" className={styles.horizon} />;
}

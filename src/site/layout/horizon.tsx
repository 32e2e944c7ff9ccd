import { useSite } from '../context.tsx';
import { endingOf, endingViews } from '../garden/endings/ending-names.ts';
import { friezeViews } from '../garden/frieze-views.ts';
import frieze from '../garden/slides/frieze.svg';
import { type PageRoute, pageRoutes, routes } from '../routes.ts';
import styles from './horizon.module.css';

const endings = import.meta.glob<string>('../garden/slides/frieze-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The garden on which a page ends: its own picture, where it says what to do next; elsewhere the next page
 * in the route table ends on the next view of one in which nobody is.
 */
export function Horizon() {
  const { pageKey } = useSite();
  const { path, canonical = path }: PageRoute = routes[pageKey];
  const place = pageRoutes.findIndex(([, route]) => route.path === canonical);
  const views = Object.keys(friezeViews);
  const view = views[place % views.length];
  const name = endingOf(pageKey);
  const file = endings[`../garden/slides/frieze-${name}.svg`] ?? `${frieze}#${view}`;
  const size = name ? endingViews[name].size : 'horizon';
  return <img src={file} alt="" loading="lazy" className={styles[size]} />;
}

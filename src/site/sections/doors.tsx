import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import far from '../design/far-picture.module.css';
import signpost from '../garden/slides/signpost.svg';
import { RouteLink } from '../text/link.tsx';
import { wikiScreenPath } from '../wiki-screens.ts';
import styles from './doors.module.css';

/** Where each door leads, and the wiki that is seen through it; through the last one, a signpost. */
const doors = {
  forCompanies: 'gearwright',
  forPersonal: 'emberfall',
  useCases: 'loomlore',
  compare: undefined,
} as const;

/** An arcade whose arches lead to the pages for those who choose, each with a wiki of such people in it. */
export function Doors() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <ul className={styles.doors}>
      {(Object.keys(doors) as (keyof typeof doors)[]).map((to) => {
        const wiki = doors[to];
        return (
          <li key={to}>
            <RouteLink to={to}>
              <span className={far.far}>
                <img
                  src={wiki ? wikiScreenPath(wiki, 'phone', 'light', locale) : signpost}
                  alt=""
                  loading="lazy"
                />
              </span>
              <h3>{t(`footer.links.${to}`)}</h3>
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}

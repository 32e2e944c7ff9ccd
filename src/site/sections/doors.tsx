import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './doors.module.css';
import { WikiScreenPhone } from './wiki-screen.tsx';

/** The doors: target page, photograph of a wiki, and name. */
const doors = [
  ['forCompanies', 'gearwright', 'footer.links.forCompanies'],
  ['forPersonal', 'emberfall', 'footer.links.forPersonal'],
  ['showcase', 'loomlore', 'landing.partners.showcase'],
] as const;

/** An arcade whose arches link to pages for choosing, each with a photograph of a wiki. */
export function Doors() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <ul className={`${styles.doors} ${styles[locale]}`}>
      {doors.map(([to, wiki, title]) => (
        <li key={to}>
          <RouteLink to={to}>
            <span>
              <WikiScreenPhone of={wiki} />
            </span>
            <h3>{t(title)}</h3>
          </RouteLink>
          <p>
            <Text k={`landing.partners.doors.${to}`} />
          </p>
        </li>
      ))}
    </ul>
  );
}

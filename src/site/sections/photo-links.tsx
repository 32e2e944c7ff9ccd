import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './photo-links.module.css';
import { WikiScreenPhone } from './wiki-screen.tsx';

/** The links: target page, photograph of a wiki, and name. */
const links = [
  ['forCompanies', 'gearwright', 'footer.links.forCompanies'],
  ['forPersonal', 'emberfall', 'footer.links.forPersonal'],
  ['showcase', 'loomlore', 'landing.partners.showcase'],
] as const;

/** Links to three pages, each with a photograph of a wiki in an arch. */
export function PhotoLinks() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <ul className={`${styles.links} ${styles[locale]}`}>
      {links.map(([to, wiki, title]) => (
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

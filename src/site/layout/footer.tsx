import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { PriceDialog } from '../prices/price-form.tsx';
import { PriceNote } from '../prices/price-note.tsx';
import type { RouteKey } from '../routes.ts';
import { ExternalLink, RouteLink } from '../text/link.tsx';
import { Brand } from './brand.tsx';
import { copyrightLine } from './copyright-line.ts';
import { Demonstration } from './demonstration.tsx';
import styles from './footer.module.css';

/** The whole site in four groups. A test proves that no page is missing from it. */
const siteMap = [
  ['discover', ['features', 'whatIsWikiHosting', 'useCases', 'showcase', 'extensions', 'demo']],
  [
    'choose',
    [
      'plans',
      'helpMeChoose',
      'priceCalculator',
      'forPersonal',
      'forCompanies',
      'dedicated',
      'compareDedicated',
      'compare',
    ],
  ],
  [
    'start',
    ['createWiki', 'moveHere', 'migrationInformation', 'ssoInformation', 'consulting', 'login'],
  ],
  ['trust', ['about', 'trust', 'changes', 'privacy', 'privacyLaws', 'accessibility', 'help']],
] as const satisfies readonly (readonly [string, readonly RouteKey[]])[];

/** The footer of every full page: links, site map, copyright and the visitor's apparent country. */
export function Footer() {
  const { t } = useTranslation();
  const { day } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand />
          <p hidden>
            {t('footer.location')} <b data-country="" />.
          </p>
          <p>
            <PriceNote of="all" isCited={false} />
          </p>
        </div>
        <ul className={styles.first}>
          <li>
            <RouteLink to="contact">{t('footer.links.contact')}</RouteLink>
          </li>
          <li>
            <RouteLink to="careers">{t('footer.links.careers')}</RouteLink>
          </li>
          <li>
            <RouteLink to="terms">{t('footer.links.terms')}</RouteLink>
          </li>
          <li>
            <RouteLink to="dmca">{t('footer.links.dmca')}</RouteLink>
          </li>
          <li>
            <RouteLink to="imprint">{t('footer.links.imprint')}</RouteLink>
          </li>
          <li>
            <RouteLink to="news">{t('footer.links.news')}</RouteLink>
          </li>
          <li>
            <ExternalLink to="social">{t('footer.links.social')}</ExternalLink>
          </li>
        </ul>
        <nav className={styles.map} aria-label={t('footer.siteMap')}>
          {siteMap.map(([group, keys]) => (
            <div key={group}>
              <h2>{t(`footer.groups.${group}`)}</h2>
              <ul className={styles.list}>
                {keys.map((key) => (
                  <li key={key}>
                    <RouteLink to={key}>{t(`footer.links.${key}`)}</RouteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Demonstration className={styles.copyright} />
        <p className={styles.copyright}>{copyrightLine(t, day)}</p>
      </div>
      <PriceDialog />
    </footer>
  );
}

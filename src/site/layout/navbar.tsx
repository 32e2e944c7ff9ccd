import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import type { RouteKey } from '../routes.ts';
import { RouteLink, useHref } from '../text/link.tsx';
import { Brand } from './brand.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './navbar.module.css';

/** The More menu, in order. Contact is in it twice: for questions and for support. */
const more = [
  ['whatIsWikiHosting', 'navbar.what-is-wiki-hosting'],
  ['forCompanies', 'navbar.for-companies'],
  ['forPersonal', 'navbar.for-personal'],
  ['helpMeChoose', 'navbar.help-me-choose'],
  ['demo', 'navbar.demo'],
  ['moveHere', 'navbar.move-here'],
  ['consulting', 'navbar.consulting'],
  ['contact', 'navbar.contact-us'],
  ['contact', 'navbar.get-support'],
  ['showcase', 'navbar.showcase'],
  ['careers', 'navbar.careers'],
  ['about', 'navbar.about'],
  ['terms', 'navbar.terms'],
] as const satisfies readonly (readonly [RouteKey, string])[];

/** Below them, pages that help to choose, with the labels and groups of the site map. */
const alsoIn = {
  discover: ['useCases', 'extensions', 'privacy'],
  choose: ['priceCalculator', 'compare'],
} as const;

/**
 * The navigation bar of every full page. It works without script: the menus are `<details>`, and the style
 * sheet handles hover and wide screens.
 *
 * @param isTransparent whether it is transparent until the visitor scrolls
 */
export function Navbar({ isTransparent }: { isTransparent: boolean }) {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <header className={styles.bar} data-navbar={isTransparent ? 'transparent' : 'solid'}>
      <div className={styles.inner} data-behaviour="menus" data-when="interaction">
        <Brand />
        <details className={styles.burger} data-menu="">
          <summary aria-label={t('navbar.menu')}>
            <i />
          </summary>
        </details>
        <nav className={styles.links} aria-label={t('navbar.label')}>
          <RouteLink to="features" className={styles.link}>
            {t('navbar.features')}
          </RouteLink>
          <RouteLink to="plans" className={styles.link}>
            {t('navbar.plans')}
          </RouteLink>
          <RouteLink to="help" className={styles.link}>
            {t('navbar.help')}
          </RouteLink>
          <DropdownMenu label={t('navbar.more')} opensOnHover>
            <ul className={styles.more}>
              {more.map(([to, label]) => (
                <li key={label}>
                  <RouteLink to={to}>{t(label)}</RouteLink>
                </li>
              ))}
            </ul>
            {(['discover', 'choose'] as const).map((group) => (
              <div key={group} className={styles.group}>
                <small>{t(`footer.groups.${group}`)}</small>
                <ul className={styles.more}>
                  {alsoIn[group].map((to) => (
                    <li key={to}>
                      <RouteLink to={to}>{t(`footer.links.${to}`)}</RouteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </DropdownMenu>
          <LanguageMenu />
          <ButtonLink href={href('login')} tone="quiet" size="small">
            {t('navbar.login')}
          </ButtonLink>
          <ButtonLink href={href('createWiki')} size="small">
            {t('navbar.create-wiki')}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}

import { useTranslation } from 'react-i18next';
import type { PrivacyLevel } from '../../../domain/privacy-level.ts';
import {
  isAllowed,
  type WikiAction,
  type WikiRole,
  wikiRoles,
} from '../../../domain/privacy-level-permissions.ts';
import vector from '../vector/vector.module.css';
import { VectorBar } from '../vector/vector-bar.tsx';
import { VectorLogin } from '../vector/vector-login.tsx';
import { VectorHeading, VectorPageHead, VectorPinned } from '../vector/vector-page.tsx';
import branch from './apple-branch.svg';
import styles from './wiki-screen.module.css';

/** The personal links at the top of a wiki that depend on the role, in MediaWiki's order. */
const personalLinks = ['requestAccount', 'approveAccounts', 'createAccount'] as const;

/** Date of the page's last edit. */
const edited = { day: '3', year: '2025', time: '18:20' };

/** Apple varieties and their storage; names and units are the same in every language. */
const sorts = [
  ['', '°C', '%', 'kg'],
  ['Boskoop', '4', '92', '240'],
  ['Cox Orange', '3', '90', '115'],
  ['Elstar', '1', '94', '180'],
] as const;

/** Tools of a page that do not depend on the level, by the first role that has them. */
const tools = {
  stranger: ['linksHere'],
  user: ['upload', 'move'],
  administrator: ['protect', 'delete'],
} as const;

/**
 * A page of a wiki in MediaWiki's Vector skin with a custom style. It highlights what a role has that the
 * less trusted one lacks. Decorative: the text beside the choice says the same.
 */
export function WikiScreen({ role, level }: { role: WikiRole; level: PrivacyLevel }) {
  const { t } = useTranslation();
  const may = (action: WikiAction, who = role) => isAllowed(level, who, action);
  const rank = wikiRoles.indexOf(role);
  const before = wikiRoles[rank - 1];
  const look = (isMore: boolean) => (isMore ? styles.more : undefined);
  const isMore = (action: WikiAction) => before !== undefined && !may(action, before);
  return (
    <div className={`${vector.vector} ${styles.screen}`}>
      <VectorBar
        logo={
          <i>
            <Apple />
          </i>
        }
        name={t('privacy.wiki.name')}
        search={t('privacy.wiki.search')}
        find={t('privacy.wiki.find')}
      >
        {personalLinks
          .filter((link) => may(link))
          .map((link) => (
            <u key={link} className={look(isMore(link))}>
              {t(`privacy.wiki.${link}`)}
            </u>
          ))}
        <u>{t(role === 'stranger' ? 'privacy.wiki.login' : `privacy.wiki.${role}Name`)}</u>
      </VectorBar>
      {may('read') ? (
        <div className={styles.page}>
          <div className={vector.contents}>
            <VectorPinned title={t('privacy.wiki.contents')} hide={t('privacy.wiki.hide')} />
            <b>{t('privacy.wiki.beginning')}</b>
            <u>{t('privacy.wiki.section')}</u>
          </div>
          <div>
            <VectorPageHead
              title={t('privacy.wiki.page')}
              page={t('privacy.wiki.article')}
              discussion={t('privacy.wiki.discussion')}
            >
              <b>{t('privacy.wiki.read')}</b>
              <u className={look(may('edit') && isMore('edit'))}>
                {t(may('edit') ? 'privacy.wiki.edit' : 'privacy.wiki.viewSource')}
              </u>
              <u>{t('privacy.wiki.history')}</u>
              {before && (
                <u className={look(rank === 1)}>
                  <i className={vector.star} />
                </u>
              )}
            </VectorPageHead>
            <div className={styles.box}>
              <img src={branch} alt="" loading="lazy" />
              <p>
                <b>{t('privacy.wiki.picked')}</b> <span>{t('privacy.wiki.pickedIn')}</span>
              </p>
              <p>
                <b>{t('privacy.wiki.keeps')}</b> <span>{t('privacy.wiki.keepsUntil')}</span>
              </p>
              <p>
                <b>{t('privacy.wiki.section')}</b> <span>3 °C</span>
              </p>
            </div>
            <p>
              <span>{t('privacy.wiki.text')}</span> <u>{t('privacy.wiki.linked')}</u>
            </p>
            <VectorHeading edit={may('edit') && t('privacy.wiki.edit')}>
              {t('privacy.wiki.section')}
            </VectorHeading>
            <p>
              <span>{t('privacy.wiki.store')}</span>{' '}
              <u className={styles.missing}>{t('privacy.wiki.missing')}</u>
            </p>
            <div className={styles.sorts}>
              {sorts.map(([sort, ...amounts]) => (
                <p key={sort}>
                  <b>{sort}</b>
                  {amounts.map((amount) => (
                    <span key={amount}>{amount}</span>
                  ))}
                </p>
              ))}
            </div>
            <p className={styles.categories}>
              <span>{t('privacy.wiki.categories')}</span> <u>{t('privacy.wiki.fruit')}</u>{' '}
              <u>{t('privacy.wiki.work')}</u>
            </p>
            <p className={vector.foot}>{t('privacy.wiki.edited', edited)}</p>
          </div>
          <div className={styles.tools}>
            <VectorPinned title={t('privacy.wiki.tools')} hide={t('privacy.wiki.hide')} />
            {wikiRoles.slice(0, rank + 1).map((each) =>
              tools[each].map((tool) => (
                <u key={tool} className={look(before !== undefined && each === role)}>
                  {t(`privacy.wiki.${tool}`)}
                </u>
              )),
            )}
          </div>
        </div>
      ) : (
        <VectorLogin
          title={t('privacy.wiki.loginRequired')}
          username={t('privacy.wiki.username')}
          password={t('privacy.wiki.password')}
          login={t('privacy.wiki.login')}
        />
      )}
    </div>
  );
}

/** The picture of the wiki. */
function Apple() {
  return (
    <svg viewBox="0 0 68 70" className={styles.apple} aria-hidden="true">
      <path d="M34 24q-6-5-13 0-8 7 0 20 6 9 13 4 7 5 13-4 8-13 0-20-7-5-13 0zq0-7 5-10" />
    </svg>
  );
}

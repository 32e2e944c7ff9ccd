import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId } from '../../../domain/privacy-level.ts';
import { isAllowed } from '../../../domain/privacy-level-permissions.ts';
import { PrivacyIcon } from '../../design/privacy-icon.tsx';
import bed from '../../garden/drawings/bed.svg';
import closedGate from '../../garden/drawings/closed-gate.svg';
import type { GateState } from '../../garden/gate-house.tsx';
import { useLevelWords } from '../../level-words.ts';
import vector from '../vector/vector.module.css';
import { VectorBar } from '../vector/vector-bar.tsx';
import { VectorLogin } from '../vector/vector-login.tsx';
import { VectorHeading, VectorPageHead } from '../vector/vector-page.tsx';
import { Seedlings } from './seedlings.tsx';
import styles from './wiki-frame.module.css';

/**
 * The main page of a new wiki as a stranger sees it, or its login when strangers may not read. A gate icon
 * before the address shows how open the wiki is. On narrow screens the page's tools and the login link are in
 * menus.
 *
 * @param typed the name so far; each letter is a plant in the bed
 * @param isHydrated whether the island is hydrated, so that page and login may alternate
 */
export function WikiFrame({
  name,
  typed,
  host,
  letter,
  level,
  gate,
  isHydrated,
}: {
  name: string;
  typed: string;
  host: string;
  letter: string;
  level: PrivacyLevelId;
  gate: GateState;
  isHydrated: boolean;
}) {
  const { t } = useTranslation();
  const permissions = levelOf(level);
  const isClosed = gate === 'closed';
  const wordsOf = useLevelWords();
  const may = (action: 'edit' | 'createAccount' | 'requestAccount') =>
    isAllowed(permissions, 'stranger', action);
  const edit = may('edit') && t('name-wiki.wiki.edit');
  return (
    <div className={`${vector.vector} ${styles.frame}`}>
      <div className={styles.browser}>
        <bdi>
          <PrivacyIcon state={gate} /> <span translate="no">{host}</span>
        </bdi>
      </div>
      <VectorBar
        logo={<i>{letter}</i>}
        name={name}
        search={t('name-wiki.wiki.search', { name })}
        find={t('name-wiki.wiki.find')}
      >
        {may('createAccount') && <u>{t('name-wiki.wiki.createAccount')}</u>}
        {may('requestAccount') && <u>{t('name-wiki.wiki.requestAccount')}</u>}
        <u>{t('name-wiki.wiki.login')}</u>
      </VectorBar>
      <div className={styles.screens}>
        {(isHydrated || !isClosed) && (
          <div className={styles.page}>
            <VectorPageHead
              title={t('name-wiki.wiki.page')}
              page={t('name-wiki.wiki.page')}
              discussion={t('name-wiki.wiki.discussion')}
            >
              <b>{t('name-wiki.wiki.read')}</b>
              <u>{edit || t('name-wiki.wiki.viewSource')}</u>
              <u>{t('name-wiki.wiki.history')}</u>
              <em>{t('name-wiki.wiki.tools')}</em>
            </VectorPageHead>
            <div className={styles.welcome}>
              <p>
                <span>{t('name-wiki.wiki.welcome')}</span> <b translate="no">{name}</b>
                <span>{t('name-wiki.wiki.count')}</span>
              </p>
              <img src={bed} alt="" loading="lazy" />
              {isHydrated && <Seedlings of={typed} />}
            </div>
            <div className={styles.parts}>
              <div>
                <VectorHeading edit={edit}>{t('name-wiki.wiki.start')}</VectorHeading>
                <ul>
                  {(['one', 'two', 'three'] as const).map((page) => (
                    <li key={page}>{t(`name-wiki.wiki.pages.${page}`)}</li>
                  ))}
                </ul>
              </div>
              <div>
                <VectorHeading edit={edit}>{t('name-wiki.wiki.about')}</VectorHeading>
                <PrivacyIcon state={gate} />
                <span>{` ${wordsOf(level)}.`}</span>
              </div>
            </div>
            <p className={vector.foot}>
              <u>{t('name-wiki.wiki.foot', { name })}</u>
            </p>
          </div>
        )}
        {(isHydrated || isClosed) && (
          <div className={styles.login}>
            <img src={closedGate} alt="" loading="lazy" />
            <VectorLogin
              title={t('name-wiki.wiki.loginRequired')}
              username={t('name-wiki.wiki.username')}
              password={t('name-wiki.wiki.password')}
              login={t('name-wiki.wiki.login')}
            />
          </div>
        )}
      </div>
    </div>
  );
}

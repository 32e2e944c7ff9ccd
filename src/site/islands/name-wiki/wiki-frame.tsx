import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId } from '../../../domain/privacy-level.ts';
import { isAllowed } from '../../../domain/privacy-level-permissions.ts';
import { GateSign } from '../../design/gate-sign.tsx';
import bed from '../../garden/slides/bed.svg';
import closedGate from '../../garden/slides/closed-gate.svg';
import { useLevelWords } from '../../level-words.ts';
import { gateOf } from '../privacy-level/gate-of.ts';
import vector from '../vector/vector.module.css';
import { VectorBar } from '../vector/vector-bar.tsx';
import { VectorLogin } from '../vector/vector-login.tsx';
import { VectorContents, VectorPageHead } from '../vector/vector-page.tsx';
import styles from './wiki-frame.module.css';

/**
 * The main page of a new wiki as a stranger meets it, in the looks of MediaWiki's own skin, as the
 * photographs of real wikis show it. The gate before its address is as open as the wiki is.
 *
 * @param device a phone has what one does with the page, and the log-in, in menus
 */
export function WikiFrame({
  device,
  name,
  host,
  letter,
  level,
}: {
  device: 'desktop' | 'phone';
  name: string;
  host: string;
  letter: string;
  level: PrivacyLevelId;
}) {
  const { t } = useTranslation();
  const isPhone = device === 'phone';
  const permissions = levelOf(level);
  const gate = gateOf(permissions);
  const wordsOf = useLevelWords();
  const may = (action: 'read' | 'edit' | 'createAccount' | 'requestAccount') =>
    isAllowed(permissions, 'stranger', action);
  return (
    <div className={`${vector.vector} ${styles.frame}`} data-device={device}>
      <div className={styles.browser}>
        <bdi>
          <GateSign state={gate} /> {host}
        </bdi>
      </div>
      <VectorBar
        logo={<i>{letter}</i>}
        name={name}
        search={t('name-wiki.wiki.search', { name })}
        isPhone={isPhone}
      >
        {may('createAccount') && <u>{t('name-wiki.wiki.createAccount')}</u>}
        {may('requestAccount') && <u>{t('name-wiki.wiki.requestAccount')}</u>}
        <u>{t('name-wiki.wiki.login')}</u>
      </VectorBar>
      {may('read') ? (
        <div key="page" className={`${styles.page} ${styles.shown}`}>
          {!isPhone && (
            <VectorContents
              title={t('name-wiki.wiki.contents')}
              beginning={t('name-wiki.wiki.beginning')}
              section={t('name-wiki.wiki.start')}
            />
          )}
          <div>
            <VectorPageHead
              title={t('name-wiki.wiki.mainPage')}
              page={t('name-wiki.wiki.page')}
              discussion={t('name-wiki.wiki.discussion')}
              tools={t('name-wiki.wiki.tools')}
            >
              {!isPhone && (
                <>
                  <b>{t('name-wiki.wiki.read')}</b>
                  <u>{t(may('edit') ? 'name-wiki.wiki.edit' : 'name-wiki.wiki.viewSource')}</u>
                  <u>{t('name-wiki.wiki.history')}</u>
                </>
              )}
            </VectorPageHead>
            <div className={styles.welcome}>
              <p>
                {`${t('name-wiki.wiki.welcome')} `}
                <b>{name}</b>
              </p>
              <img src={bed} alt="" loading="lazy" />
            </div>
            <div className={styles.boxes}>
              <div>
                <b>{t('name-wiki.wiki.start')}</b>
                <ul>
                  {(['one', 'two', 'three'] as const).map((page) => (
                    <li key={page}>{t(`name-wiki.wiki.pages.${page}`)}</li>
                  ))}
                </ul>
                <p>{t('name-wiki.wiki.startPage')}</p>
              </div>
              <div>
                <b>{t('name-wiki.wiki.about')}</b>
                <p>
                  <GateSign state={gate} />
                  {` ${wordsOf(level)}.`}
                </p>
                <p>{t('name-wiki.wiki.count')}</p>
              </div>
            </div>
          </div>
        </div>
      ) : (
        <div key="login" className={`${styles.login} ${styles.shown}`}>
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
  );
}

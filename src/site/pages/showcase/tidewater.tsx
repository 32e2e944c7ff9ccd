import { useTranslation } from 'react-i18next';
import { Opening } from './opening.tsx';
import screen from './screen.module.css';
import styles from './tidewater.module.css';
import { WikiLogo } from './wiki-logo.tsx';

/** An article in the oldest clothes of MediaWiki, with a chart and marks of high water. */
export function TidewaterScreen() {
  const { t } = useTranslation();
  return (
    <div className={`${screen.screen} ${styles.page}`}>
      <div className={styles.side}>
        <WikiLogo of={{ drawing: 'tidewater' }} />
        <b>{t('showcase.tidewater.screen.links')}</b>
        <b>{t('showcase.tidewater.screen.links2')}</b>
        <b>{t('showcase.tidewater.screen.links3')}</b>
        <b>{t('showcase.tidewater.screen.links4')}</b>
      </div>
      <div className={styles.tabs}>
        <b>{t('showcase.tidewater.screen.page')}</b>
        <span>{t('showcase.tidewater.screen.discussion')}</span>
        <b>{t('showcase.tidewater.screen.read')}</b>
        <span>{t('showcase.tidewater.screen.edit')}</span>
        <span>{t('showcase.tidewater.screen.history')}</span>
      </div>
      <div className={styles.article}>
        <p className={screen.title}>{t('showcase.tidewater.screen.title')}</p>
        <small>{t('showcase.tidewater.screen.tagline')}</small>
        <div className={styles.plate}>
          <Chart />
          <small>{t('showcase.tidewater.screen.caption')}</small>
        </div>
        <Opening of="tidewater" paragraphs={2} />
        <div className={styles.section}>{t('showcase.tidewater.screen.section')}</div>
        <svg className={styles.marks} viewBox="0 0 240 60" aria-hidden="true">
          <path d="M14 60V28h16v32zm40 0V12h16v48zm40 0V36h16v24zm40 0V22h16v38zm40 0V40h16v20zm40 0V6h16v54z" />
          <path className={styles.mean} d="M0 30h240" />
        </svg>
      </div>
    </div>
  );
}

/** An estuary between two shores, soundings in the water, a ferry line across. */
function Chart() {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true">
      <path className={styles.water} d="M0 0h200v150H0z" />
      <path
        className={styles.land}
        d="M0 0h200v22q-40 4-58 18t-44 10-52 16T0 76zM0 150v-34q36-8 58-18t50-2 40-22 52-10v86z"
      />
      <path className={styles.depth} d="M28 90q40-18 70-22t102-32M40 100q40-8 66-16t94-30" />
      <path className={styles.ferry} d="M92 54l16 38" />
      <path
        className={styles.village}
        d="M86 44h10v8H86zm-8 4h6v5h-6zm26 44h12v8h-12zm14 3h6v5h-6zM150 18h8v6h-8zM30 122h8v6h-8z"
      />
      <path className={styles.rose} d="M176 112v28m-14-14h28m-14-14l-4 14 4 14 4-14z" />
    </svg>
  );
}

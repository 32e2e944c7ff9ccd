import { useTranslation } from 'react-i18next';
import { Draft } from './draft.tsx';
import styles from './loomlore.module.css';
import { Opening } from './opening.tsx';
import screen from './screen.module.css';

/** A page of a craft wiki: the draft first, then the yarns, then what others made of it. */
export function LoomloreScreen() {
  const { t } = useTranslation();
  return (
    <div className={`${screen.screen} ${styles.page}`}>
      <div className={styles.band} />
      <div className={styles.menu}>
        <b>Loomlore</b>
        <span>{t('showcase.loomlore.screen.drafts')}</span>
        <span>{t('showcase.loomlore.screen.yarns')}</span>
        <span>{t('showcase.loomlore.screen.looms')}</span>
        <span>{t('showcase.loomlore.screen.faults')}</span>
      </div>
      <div className={styles.spread}>
        <Draft />
        <div>
          <p className={screen.title}>{t('showcase.loomlore.screen.title')}</p>
          <Opening of="loomlore" paragraphs={1} />
          <b>{t('showcase.loomlore.screen.materials')}</b>
          <div className={styles.yarns}>
            <span className={styles.flax}>{t('showcase.loomlore.screen.yarn1')}</span>
            <span className={styles.red}>{t('showcase.loomlore.screen.yarn2')}</span>
            <span className={styles.blue}>{t('showcase.loomlore.screen.yarn3')}</span>
          </div>
          <div className={styles.comment}>{t('showcase.loomlore.screen.comment')}</div>
        </div>
      </div>
    </div>
  );
}

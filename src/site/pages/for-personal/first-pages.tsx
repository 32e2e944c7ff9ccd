import { useTranslation } from 'react-i18next';
import styles from './first-pages.module.css';

const pages = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The pages to begin a wiki of some kind with, red as long as nobody has written them. */
export function FirstPages({ kind }: { kind: 'world' | 'family' | 'club' | 'notes' | 'research' }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <li key={page}>{t(`for-personal.kinds.${kind}.pages.${page}`)}</li>
      ))}
    </ul>
  );
}

/** The same on the main page of a wiki, as it looks on its first evening. */
export function MainPage({ kind }: { kind: 'world' | 'family' }) {
  const { t } = useTranslation();
  return (
    <div>
      <p className={styles.tab}>{t('for-personal.kinds.mainPage')}</p>
      <div className={styles.page}>
        <p className={styles.wiki}>{t(`for-personal.kinds.${kind}.wiki`)}</p>
        <FirstPages kind={kind} />
      </div>
    </div>
  );
}

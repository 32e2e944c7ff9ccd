import { useTranslation } from 'react-i18next';
import styles from './first-pages.module.css';

const pages = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A drawn wiki screen: the main page on its first evening, all its links still red. */
export function FirstPages({ kind }: { kind: 'world' | 'family' | 'club' | 'notes' | 'research' }) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <p className={styles.tab}>{t('for-personal.kinds.mainPage')}</p>
      <div className={styles.page}>
        <p className={styles.wiki}>{t(`for-personal.kinds.${kind}.wiki`)}</p>
        <ul>
          {pages.map((page) => (
            <li key={page}>{t(`for-personal.kinds.${kind}.pages.${page}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

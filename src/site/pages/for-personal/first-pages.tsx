import { useTranslation } from 'react-i18next';
import styles from './first-pages.module.css';

const pages = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The main page of a wiki on its first evening: the pages to begin with, red while nobody has written them. */
export function MainPage({ kind }: { kind: 'world' | 'family' | 'club' | 'notes' | 'research' }) {
  const { t } = useTranslation();
  return (
    <div>
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

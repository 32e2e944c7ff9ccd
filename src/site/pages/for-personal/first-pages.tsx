import { useTranslation } from 'react-i18next';
import coast from '../../garden/slides/coast.svg';
import styles from './first-pages.module.css';

const pages = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/**
 * The main page of a wiki on its first evening: its first page is written, and shows on it; the others are
 * red while nobody has written them.
 */
export function MainPage() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.tab}>{t('for-personal.kinds.mainPage')}</p>
      <div className={styles.page}>
        <p className={styles.wiki}>{t('for-personal.kinds.world.wiki')}</p>
        <img src={coast} alt="" loading="lazy" width="480" height="300" />
        <ul>
          {pages.map((page) => (
            <li key={page}>{t(`for-personal.kinds.world.pages.${page}`)}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

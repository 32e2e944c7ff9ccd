import { useTranslation } from 'react-i18next';
import { Drawing } from '../../garden/drawing.tsx';
import styles from './anatomy.module.css';

/** The garden, with the key to reading it as a wiki. */
export function Anatomy() {
  const { t } = useTranslation();
  return (
    <figure className={styles.anatomy}>
      <Drawing name="garden" alt={t('landing.hero.whole.picture')} isFirst />
      <figcaption>{t('what-is-wiki-hosting.anatomy')}</figcaption>
    </figure>
  );
}

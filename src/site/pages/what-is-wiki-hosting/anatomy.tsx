import { useTranslation } from 'react-i18next';
import { Drawing } from '../../garden/drawing.tsx';
import styles from './anatomy.module.css';

/** The drawing of the garden, with a legend that explains it as a wiki. */
export function Anatomy() {
  const { t } = useTranslation();
  return (
    <figure className={styles.anatomy}>
      <Drawing name="garden" alt={t('landing.hero.whole.picture')} isFirst />
      <figcaption>{t('what-is-wiki-hosting.anatomy')}</figcaption>
    </figure>
  );
}

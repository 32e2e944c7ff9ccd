import { useTranslation } from 'react-i18next';
import { GardenView } from '../../garden/garden-view.tsx';
import styles from './anatomy.module.css';

/** The garden, with the key to reading it as a wiki. */
export function Anatomy() {
  const { t } = useTranslation();
  return (
    <figure className={styles.anatomy}>
      <GardenView alt={t('landing.hero.whole.picture')} />
      <figcaption>{t('what-is-wiki-hosting.anatomy')}</figcaption>
    </figure>
  );
}

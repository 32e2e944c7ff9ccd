import { useTranslation } from 'react-i18next';
import far from '../../design/far-picture.module.css';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import styles from './map-and-chart.module.css';

/** A page of a sample with a map and a chart, in the style of its wiki. */
export function MapAndChart() {
  const { t } = useTranslation();
  return (
    <div className={`${styles.page} ${far.far}`}>
      <WikiScreenPicture of="tidewater" alt={t('showcase.tidewater.picture')} />
    </div>
  );
}

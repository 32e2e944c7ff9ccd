import { useTranslation } from 'react-i18next';
import { Text } from '../../text/text.tsx';
import styles from './fits.module.css';

/** The first half of the answer: who is right here. */
export function Fits() {
  const { t } = useTranslation();
  return (
    <section id="fits" className={styles.fits}>
      <div>
        <h2>{t('compare.fits.title')}</h2>
        <div>
          <p>
            <Text k="compare.fits.text" />
          </p>
          <p>
            <Text k="compare.fits.links" />
          </p>
        </div>
      </div>
    </section>
  );
}

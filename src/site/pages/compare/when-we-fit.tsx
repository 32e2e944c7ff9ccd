import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../design/button.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './recommendation.module.css';

const points = ['software', 'price', 'ads', 'leaving'] as const;

/** The first half of the answer: for whom we fit. */
export function WhenWeFit() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <section id="fits">
      <h2>{t('compare.fits.title')}</h2>
      <div>
        {points.map((point) => (
          <div key={point}>
            <h3>{t(`compare.fits.${point}`)}</h3>
            <p>
              <Text k={`compare.fits.proofs.${point}`} />
            </p>
          </div>
        ))}
        <div className={styles.actions}>
          <ButtonLink href={href('plans')}>{t('compare.fits.plans')}</ButtonLink>
          <p>
            <Text k="compare.fits.links" />
          </p>
        </div>
      </div>
    </section>
  );
}

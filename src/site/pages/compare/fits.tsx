import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../design/button.tsx';
import { Section } from '../../design/section.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './fits.module.css';

const points = ['software', 'ads', 'price', 'leaving'] as const;

/** The first half of the answer: who is right here. */
export function Fits() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <Section id="fits" title={t('compare.fits.title')} ground="sage">
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            {t(`compare.fits.${point}`)}
            <p>
              <Text k={`compare.fits.proofs.${point}`} />
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={href('plans')}>{t('compare.fits.plans')}</ButtonLink>
        <Text k="compare.fits.links" />
      </div>
    </Section>
  );
}

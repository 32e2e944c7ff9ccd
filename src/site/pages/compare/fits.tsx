import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../design/button.tsx';
import { Section } from '../../design/section.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import cases from './cases.module.css';
import styles from './fits.module.css';

const points = ['software', 'ads', 'price', 'leaving'] as const;

/** The first half of the answer: who is right here. */
export function Fits() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <Section id="fits" title={t('compare.fits.title')} ground="sage">
      <dl className={cases.cases}>
        {points.map((point) => (
          <div key={point}>
            <dt>{t(`compare.fits.${point}`)}</dt>
            <dd>
              <Text k={`compare.fits.proofs.${point}`} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={href('plans')}>{t('compare.fits.plans')}</ButtonLink>
        <Text k="compare.fits.links" />
      </div>
    </Section>
  );
}

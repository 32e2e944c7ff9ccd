import { useTranslation } from 'react-i18next';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './call-to-action.module.css';

const boxes = ['demo', 'createWiki', 'contact'] as const;

/**
 * Three next steps: try it, order it, ask. The middle one stands out.
 *
 * @param to whom the page speaks
 */
export function CallToAction({ to = 'anybody' }: { to?: 'anybody' | 'companies' }) {
  const { t } = useTranslation();
  const textOf = (box: (typeof boxes)[number]) =>
    to === 'companies' && box === 'createWiki'
      ? 'call-to-action.createWiki.business'
      : (`call-to-action.${box}.text` as const);
  return (
    <section className={styles.band} aria-label={t('call-to-action.title')}>
      <div className={styles.boxes}>
        {boxes.map((box) => (
          <div key={box} className={box === 'createWiki' ? styles.main : styles.box}>
            <h2>
              <RouteLink to={box}>{t(`call-to-action.${box}.title`)}</RouteLink>
            </h2>
            <p>
              <Text k={textOf(box)} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

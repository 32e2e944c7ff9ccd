import { useTranslation } from 'react-i18next';
import { type Claim, claims } from '../../content/claims.ts';
import { useSite } from '../context.tsx';
import styles from './references.module.css';
import { SourceLink } from './source-link.tsx';
import { Text } from './text.tsx';
import type { TextKey } from './text-key.ts';

/** Up to this number of entries the list is not folded. */
const shownAtOnce = 5;

/**
 * The sources of the page's claims, in the order of the marks; renders nothing without claims. A long list is
 * folded until opened or targeted by a mark, without script.
 */
export function References() {
  const { citations } = useSite();
  const { t } = useTranslation();
  if (citations.length === 0) return null;
  return (
    <section className={styles.references} id="references">
      <h2>{t('common.reference.title')}</h2>
      {citations.length > shownAtOnce && (
        <details>
          <summary className={styles.all}>
            {t('common.reference.all', { number: citations.length })}
          </summary>
        </details>
      )}
      <ol className={styles.list}>
        {citations.map((claim, index) => (
          <li key={claim} id={`ref-${index + 1}`}>
            <a
              href={`#cite-${index + 1}`}
              aria-label={t('common.reference.back', { number: index + 1 })}
            >
              ↑
            </a>
            <Text k={`claims.${claim}` as TextKey} />{' '}
            <SourceLink source={(claims[claim] as Claim).source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

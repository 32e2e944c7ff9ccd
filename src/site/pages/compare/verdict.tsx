import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { figuresOf } from '../../../content/hosts.ts';
import { useSite } from '../../context.tsx';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './verdict.module.css';

/** How many of those who fit better are named at the top; the page has them all. */
const named = 6;

/** Both answers of the page at once: when we fit, and who fits better when we do not. */
export function Verdict() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <div className={styles.verdict}>
      <section id="fits">
        <h2>{t('compare.fits.title')}</h2>
        <p>
          <Text k="compare.fits.text" />
        </p>
        <p>
          <Text k="compare.fits.links" />
        </p>
      </section>
      <nav aria-labelledby="else">
        <h2 id="else">
          <a href="#elsewhere">{t('compare.elsewhere.title')}</a>
        </h2>
        <ul className={styles.hosts}>
          {content.hosts.betterElsewhere.slice(0, named).map(({ id, name, figures }) => (
            <li key={id}>
              <b>{name}</b>{' '}
              <Text
                k={`compare.elsewhere.${id}.when` as TextKey}
                values={figuresOf(locale, { figures })}
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

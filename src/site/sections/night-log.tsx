import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { formatCount } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import { repeat } from '../garden/pen.ts';
import { Text } from '../text/text.tsx';
import styles from './night-log.module.css';

/**
 * What is done while clients sleep, below a sky that turns from day to night as one scrolls. What a
 * sample counts proves nothing, so what is promised has its references outside of it.
 */
export function NightLog() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { log, isSample } = content.night;
  return (
    <div className={styles.night}>
      <svg viewBox="0 0 880 150" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <path className={styles.sky} d="M0 0h880v150H0z" />
        <circle className={styles.sun} cx="520" cy="44" r="22" />
        <path
          className={styles.moon}
          d="M528 24a22 22 0 1 0 12 36 18 18 0 0 1-12-36M96 34h1m230 26h1m106-40h1m150 30h1m190-22h1"
        />
        <path className={styles.wall} d="M0 84h880v66H0z" />
        <path className={styles.roof} d="M0 76h880v14H0z" />
        <path
          className={styles.lamps}
          d={`M18 150${repeat('v-26a14 14 0 0 1 28 0v26z', 18, '48 0')}`}
        />
      </svg>
      <Section title={t('night-log.title')} ground="night">
        <div>
          {isSample && <p className={styles.sample}>{t('night-log.sample')}</p>}
          <ol className={styles.log}>
            {log.map(({ at, task, count }) => (
              <li key={at}>
                <time>{at}</time>
                <span>{t(`night-log.tasks.${task}`)}</span>
                <b>{formatCount(locale, count)}</b>
              </li>
            ))}
          </ol>
        </div>
        <p className={styles.promised}>
          <Text k="night-log.promised" />
        </p>
      </Section>
    </div>
  );
}

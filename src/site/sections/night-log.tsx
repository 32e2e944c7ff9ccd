import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { formatCount } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import atNight from '../garden/slides/range-at-night.svg';
import byDay from '../garden/slides/range-by-day.svg';
import { Text } from '../text/text.tsx';
import styles from './night-log.module.css';

/** A part of the range, by day and with its lamps lit. */
function Part({ view, className }: { view: 'roofs' | 'beds'; className: string | undefined }) {
  return (
    <div className={`${styles.part} ${className}`}>
      <img src={`${byDay}#${view}`} alt="" loading="lazy" className={styles.day} />
      <img src={`${atNight}#${view}`} alt="" loading="lazy" className={styles.lit} />
    </div>
  );
}

/**
 * What is done while clients sleep: each task in an arch of the cloister, over which day turns to night
 * as one scrolls. What a sample counts proves nothing, so what is promised has its references outside of it.
 */
export function NightLog() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { log, isSample } = content.night;
  return (
    <div className={styles.evening}>
      <Section title={t('night-log.title')} ground="night">
        <p className={styles.promised}>
          <Text k="night-log.promised" /> {isSample && t('night-log.sample')}
        </p>
        <Part view="roofs" className={styles.roofs} />
        <ol className={styles.log}>
          {log.map(({ at, task, count }) => (
            <li key={at}>
              <img src={`${atNight}#lamp`} alt="" loading="lazy" className={styles.lit} />
              <time>{at}</time> <b>{t(`night-log.tasks.${task}.done`)}</b>{' '}
              <span>
                {t(`night-log.tasks.${task}.count`, { count, number: formatCount(locale, count) })}
              </span>
            </li>
          ))}
        </ol>
        <Part view="beds" className={styles.beds} />
      </Section>
    </div>
  );
}

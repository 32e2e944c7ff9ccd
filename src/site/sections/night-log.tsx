import { useTranslation } from 'react-i18next';
import { Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { Text } from '../text/text.tsx';
import styles from './night-log.module.css';

/** A part of the buildings, by day and with lit lamps. */
function Part({ view, className }: { view: 'roofs' | 'beds'; className: string | undefined }) {
  return (
    <div className={`${styles.part} ${className}`}>
      <Drawing name="range-by-day" view={view} className={styles.day} isBare />
      <Drawing name="range-at-night" view={view} className={styles.lit} isBare />
    </div>
  );
}

const tasks = ['backups', 'spam', 'upgrades', 'certificates'] as const;

/**
 * The tasks done while clients sleep, each in an arch of the cloister, with a scroll-driven animation from
 * day to night.
 */
export function NightLog() {
  const { t } = useTranslation();
  return (
    <div className={styles.evening}>
      <Section title={t('night-log.title')} background="night">
        <p className={styles.promised}>{t('night-log.promised')}</p>
        <Part view="roofs" className={styles.roofs} />
        <ol className={styles.log}>
          {tasks.map((task) => (
            <li key={task}>
              <Drawing name="range-at-night" view="lamp" className={styles.lit} isBare />
              <b>{t(`night-log.tasks.${task}.title`)}</b>{' '}
              <span>
                <Text k={`night-log.tasks.${task}.text`} />
              </span>
            </li>
          ))}
        </ol>
        <Part view="beds" className={styles.beds} />
      </Section>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { formatCount } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import { Text } from '../text/text.tsx';
import { NightArcade } from './night-arcade.tsx';
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
    <div className={styles.evening}>
      <NightArcade />
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

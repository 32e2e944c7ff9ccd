import { useTranslation } from 'react-i18next';
import type { MigrationSource } from '../../../content/schema/migrations.ts';
import styles from './letter.module.css';

const items = ['first', 'second', 'third'] as const;

/** A letter to whoever runs the old wiki, ready to be copied. */
export function Letter({ source }: { source: MigrationSource['id'] }) {
  const { t } = useTranslation();
  if (source === 'none') return null;
  return (
    <>
      <h3 className={styles.title}>{t('move-here.sheet.ask')}</h3>
      <p>{t('move-here.sheet.askText')}</p>
      <blockquote className={styles.letter}>
        <p>{t('move-here.sheet.letter')}</p>
        <ul>
          {items.map((item) => (
            <li key={item}>{t(`move-here.sources.${source}.ask.${item}`)}</li>
          ))}
        </ul>
        <p>{t('move-here.sheet.thanks')}</p>
      </blockquote>
    </>
  );
}

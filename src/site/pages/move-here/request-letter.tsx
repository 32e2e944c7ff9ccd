import { useTranslation } from 'react-i18next';
import type { MigrationSource } from '../../../content/schema/migrations.ts';
import styles from './request-letter.module.css';

const items = ['first', 'second', 'third'] as const;

/**
 * What to get from the old wiki: a letter to its operator to copy, or, for hosts that would not answer one, a
 * list of where to get each thing.
 */
export function RequestLetter({ source: { id, keepsOldWiki } }: { source: MigrationSource }) {
  const { t } = useTranslation();
  if (id === 'none') return null;
  const list = (
    <ul>
      {items.map((item) => (
        <li key={item}>{t(`move-here.sources.${id}.ask.${item}`)}</li>
      ))}
    </ul>
  );
  return (
    <>
      <h3 className={styles.title}>
        {t(keepsOldWiki ? 'move-here.sheet.gather' : 'move-here.sheet.ask')}
      </h3>
      <p>{t(keepsOldWiki ? 'move-here.sheet.gatherText' : 'move-here.sheet.askText')}</p>
      {keepsOldWiki ? (
        list
      ) : (
        <blockquote className={styles.letter}>
          <p>{t('move-here.sheet.letter')}</p>
          {list}
          <p>{t('move-here.sheet.thanks')}</p>
        </blockquote>
      )}
    </>
  );
}

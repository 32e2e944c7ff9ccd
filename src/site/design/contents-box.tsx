import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contents-box.module.css';

/**
 * The contents of a long page, numbered as in a wiki.
 *
 * @param entries one for each part: its id, what the list calls it, and perhaps a word on it
 */
export function ContentsBox({
  entries,
}: {
  entries: readonly { id: string; title: string; aside?: ReactNode }[];
}) {
  const { t } = useTranslation();
  return (
    <nav className={styles.box} aria-labelledby="contents">
      <h2 id="contents">{t('common.contents')}</h2>
      <ol>
        {entries.map(({ id, title, aside }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            {aside && <span>{aside}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

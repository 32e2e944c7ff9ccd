import { useTranslation } from 'react-i18next';
import styles from './contents-box.module.css';

/**
 * The contents of a long page, numbered as in a wiki.
 *
 * @param entries one for each part: its id, and what the list calls it
 */
export function ContentsBox({ entries }: { entries: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.box} aria-labelledby="contents">
      <h2 id="contents">{t('common.contents')}</h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './lines.module.css';

const tools = ['lists', 'filters', 'questions', 'approval', 'closed'] as const;

/** What keeps spam out, from light to strict. */
export function SpamTools() {
  const { t } = useTranslation();
  return (
    <ol className={styles.lines}>
      {tools.map((tool) => (
        <li key={tool}>{t(`features.antiSpam.tools.${tool}`)}</li>
      ))}
    </ol>
  );
}

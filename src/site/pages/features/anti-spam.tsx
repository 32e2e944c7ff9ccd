import { useTranslation } from 'react-i18next';
import styles from './anti-spam.module.css';

const tools = ['lists', 'filters', 'questions', 'approval', 'closed'] as const;

/** What keeps spam out, from light to strict. */
export function AntiSpam() {
  const { t } = useTranslation();
  return (
    <ol className={styles.tools}>
      {tools.map((tool) => (
        <li key={tool}>{t(`features.antiSpam.tools.${tool}`)}</li>
      ))}
    </ol>
  );
}

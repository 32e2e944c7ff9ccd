import { useTranslation } from 'react-i18next';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import styles from './anti-spam.module.css';

const tools = ['lists', 'filters', 'questions', 'approval', 'closed'] as const;

/** A filter at work, and what else keeps spam out, from light to strict. */
export function AntiSpam() {
  const { t } = useTranslation();
  return (
    <>
      <WikiScreen of="refusal" isWide />
      <ol className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool}>{t(`features.antiSpam.tools.${tool}`)}</li>
        ))}
      </ol>
    </>
  );
}

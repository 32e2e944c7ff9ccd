import { useTranslation } from 'react-i18next';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import feature from './feature.module.css';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import styles from './spam.module.css';

const tools = ['lists', 'filters', 'questions', 'approval', 'closed'] as const;

/** Spam protection: first an edit that a filter refuses, then the words, and the tools from light to strict. */
export function Spam() {
  const { t } = useTranslation();
  return (
    <Feature id="antiSpam" ground="dusk" className={styles.spam}>
      <WikiScreen of="refusal" isWide />
      <div className={feature.head}>
        <FeatureTitle id="antiSpam" availability="everyPlan" />
        <FeatureText id="antiSpam" more="features.antiSpam.more" />
      </div>
      <ol className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool}>{t(`features.antiSpam.tools.${tool}`)}</li>
        ))}
      </ol>
    </Feature>
  );
}

import { useTranslation } from 'react-i18next';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import feature from './feature.module.css';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import styles from './spam.module.css';

const tools = ['lists', 'filters', 'questions', 'approval', 'closed', 'twoFactor'] as const;

/** Spam protection: the words, an edit that a filter refuses, and the tools against spam, with what keeps accounts safe. */
export function Spam() {
  const { t } = useTranslation();
  return (
    <Feature id="antiSpam" ground="dusk" className={feature.head}>
      <FeatureTitle id="antiSpam" availability="everyPlan" />
      <FeatureText id="antiSpam" />
      <div className={styles.spam}>
        <WikiScreenPicture of="refusal" alt={t('wiki-screens.refusal.picture')} isWide />
        <ul className={styles.tools}>
          {tools.map((tool) => (
            <li key={tool}>
              <Text k={`features.antiSpam.tools.${tool}`} />
            </li>
          ))}
        </ul>
      </div>
    </Feature>
  );
}

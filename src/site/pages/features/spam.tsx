import { useTranslation } from 'react-i18next';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import styles from './spam.module.css';

const tools = ['edits', 'accounts'] as const;

/** Spam protection, in two halves: the words and the tools, and an edit that a filter refuses. */
export function Spam() {
  const { t } = useTranslation();
  return (
    <Feature id="antiSpam" ground="dusk" className={styles.spam}>
      <div className={styles.words}>
        <FeatureTitle id="antiSpam" availability="everyPlan" />
        <FeatureText id="antiSpam" />
        <ul className={styles.tools}>
          {tools.map((tool) => (
            <li key={tool}>
              <Text k={`features.antiSpam.tools.${tool}`} />
            </li>
          ))}
        </ul>
      </div>
      <WikiScreenPicture of="refusal" alt={t('wiki-screens.refusal.picture')} />
    </Feature>
  );
}

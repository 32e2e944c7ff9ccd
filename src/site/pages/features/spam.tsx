import { useTranslation } from 'react-i18next';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import half from './extensions-and-spam.module.css';
import { FeatureText, FeatureTitle } from './feature.tsx';

/** Spam protection: a photograph of an edit that a filter refuses, and the protection of accounts. */
export function Spam() {
  const { t } = useTranslation();
  return (
    <section id="antiSpam">
      <FeatureTitle id="antiSpam" availability="everyPlan" />
      <FeatureText id="antiSpam" />
      <div className={half.picture}>
        <WikiScreenPicture of="refusal" alt={t('wiki-screens.refusal.picture')} />
      </div>
      <p>
        <Text k="features.antiSpam.accounts" />
      </p>
    </section>
  );
}

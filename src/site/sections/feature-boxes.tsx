import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountChoices } from '../../domain/privacy-level.ts';
import section from '../design/section.module.css';
import { Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import type { WikiScreenName } from '../wiki-screens.ts';
import styles from './feature-boxes.module.css';
import { WikiScreenPhone } from './wiki-screen.tsx';

/** Seven features: four with pictures, and three short ones side by side. */
export function FeatureBoxes() {
  const { t } = useTranslation();
  const photograph = (of: WikiScreenName) => <WikiScreenPhone of={of} />;
  return (
    <Section
      title={t('landing.features.title')}
      note={<RouteLink to="features">{t('landing.features.more')}</RouteLink>}
    >
      <div className={styles.entries}>
        <Feature id="unlimited">
          <Drawing name="rows" />
        </Feature>
        <Feature id="antiSpam">{photograph('refusal')}</Feature>
        <div>
          <Feature id="sso" />
          <Feature id="extensions" />
          <Feature id="ads" />
        </div>
        <div>
          <h3>{t('landing.features.privacy.title')}</h3>
          <div className={styles.wall}>
            <b>{t('landing.features.privacy.gates')}</b>
            <ul>
              {(['open', 'half', 'closed'] as const).map((gate) => (
                <li key={gate}>
                  <Drawing name="gates" view={gate} />
                  {t(`privacy.words.${gate}`)}
                </li>
              ))}
            </ul>
            <b>
              <Text k="landing.features.privacy.joins" />
            </b>
            <ul>
              {accountChoices.map((create) => (
                <li key={create}>
                  <Drawing name="gates" view={`wall-${create}`} />
                  {t(`privacy.joins.${create}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Feature id="selfService" className={section.night}>
          {photograph('skins')}
        </Feature>
      </div>
    </Section>
  );
}

type FeatureId = 'unlimited' | 'antiSpam' | 'ads' | 'extensions' | 'selfService' | 'sso';

/**
 * A feature with its text.
 *
 * @param children its picture
 */
function Feature({
  id,
  className,
  children,
}: {
  id: FeatureId;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <h3>{t(`landing.features.${id}.title`)}</h3>
      <p>
        <Text k={`landing.features.${id}.text`} />
      </p>
      {children}
    </div>
  );
}

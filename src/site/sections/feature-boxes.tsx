import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountChoices } from '../../domain/privacy-level.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import billboard from '../garden/slides/billboard.svg';
import gates from '../garden/slides/gates.svg';
import rows from '../garden/slides/rows.svg';
import seedTray from '../garden/slides/seed-tray.svg';
import twoGates from '../garden/slides/two-gates.svg';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { wikiScreenPath } from '../wiki-screens.ts';
import styles from './feature-boxes.module.css';

/** Seven things that a wiki gets: six with what they look like, one in few words. */
export function FeatureBoxes() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section
      title={t('landing.features.title')}
      note={<RouteLink to="features">{t('landing.features.more')}</RouteLink>}
    >
      <div className={styles.entries}>
        <Feature id="unlimited">
          <img src={rows} alt="" loading="lazy" />
        </Feature>
        <Feature id="antiSpam">
          <img src={wikiScreenPath('refusal', 'phone', 'light', locale)} alt="" loading="lazy" />
        </Feature>
        <Feature id="privacy">
          <ul className={styles.wall}>
            {(['open', 'half', 'closed'] as const).map((gate) => (
              <li key={gate}>
                <img src={`${gates}#${gate}`} alt="" loading="lazy" />
                {t(`privacy.words.${gate}`)}
              </li>
            ))}
            {accountChoices.map((create) => (
              <li key={create}>
                <img src={`${gates}#wall-${create}`} alt="" loading="lazy" />
                {t(`privacy.joins.${create}`)}
              </li>
            ))}
          </ul>
        </Feature>
        <Feature id="sso">
          <img src={twoGates} alt="" loading="lazy" />
        </Feature>
        <Feature id="extensions">
          <img src={seedTray} alt="" loading="lazy" />
        </Feature>
        <Feature id="ads">
          <img src={billboard} alt="" loading="lazy" />
        </Feature>
        <Feature id="selfService" />
      </div>
    </Section>
  );
}

type FeatureId =
  | 'unlimited'
  | 'antiSpam'
  | 'privacy'
  | 'ads'
  | 'extensions'
  | 'selfService'
  | 'sso';

/**
 * A feature with what is said of it.
 *
 * @param children what it looks like
 */
function Feature({ id, children }: { id: FeatureId; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3>{t(`landing.features.${id}.title`)}</h3>
      <p>
        <Text k={`landing.features.${id}.text`} />
      </p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountChoices } from '../../domain/privacy-level.ts';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Section } from '../design/section.tsx';
import gates from '../garden/slides/gates.svg';
import rows from '../garden/slides/rows.svg';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { wikiScreenPath } from '../wiki-screens.ts';
import styles from './feature-boxes.module.css';

/** Seven things that every wiki gets: three with what they look like, four in a row of words. */
export function FeatureBoxes() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const href = useHref();
  return (
    <Section title={t('landing.features.title')}>
      <div className={styles.entries}>
        <Feature id="unlimited">
          <img src={rows} alt="" loading="lazy" />
        </Feature>
        <Feature id="antiSpam">
          <img src={wikiScreenPath('refusal', 'phone', 'light', locale)} alt="" loading="lazy" />
        </Feature>
        <Feature id="privacy">
          <ul className={styles.wall}>
            {accountChoices.map((create) => (
              <li key={create}>
                <img src={`${gates}#${create}`} alt="" loading="lazy" />
                {t(`privacy.joins.${create}`)}
              </li>
            ))}
          </ul>
        </Feature>
      </div>
      <div className={styles.words}>
        <Feature id="ads" />
        <Feature id="extensions" />
        <Feature id="selfService" />
        <Feature id="sso" />
        <ButtonLink href={href('features')} tone="quiet">
          {t('landing.features.more')}
        </ButtonLink>
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { accountChoices } from '../../domain/privacy-level.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import gates from '../garden/slides/gates.svg';
import rows from '../garden/slides/rows.svg';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { wikiScreenPath } from '../wiki-screens.ts';
import styles from './feature-boxes.module.css';

/** Seven things that every wiki gets: three with what they look like, four in a row of figures. */
export function FeatureBoxes() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section title={t('landing.features.title')}>
      <RouteLink to="features" className={styles.more}>
        {t('landing.features.more')}
      </RouteLink>
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
      <div className={styles.figures}>
        <Feature id="ads" figure="0" />
        <Feature id="selfService" figure="0" />
        <Feature id="sso" figure="1" />
        <Feature id="extensions" figure={`${content.company.extensionsAvailable}+`} />
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
 * @param figure how many of its title there are; both are read as one heading
 * @param children what it looks like
 */
function Feature({
  id,
  figure,
  children,
}: {
  id: FeatureId;
  figure?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div>
      <h3>
        {figure && (
          <>
            <b>{figure}</b>{' '}
          </>
        )}
        {t(`landing.features.${id}.title`)}
      </h3>
      <p>
        <Text k={`landing.features.${id}.text`} />
      </p>
      {children}
    </div>
  );
}

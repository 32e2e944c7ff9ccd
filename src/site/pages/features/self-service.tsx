import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { PictureSwitch } from '../../sections/picture-switch.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import type { WikiScreenName } from '../../wiki-screens.ts';
import feature from './feature.module.css';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import styles from './self-service.module.css';

/** The skins of a page with their photographs; names of skins are the same in every language. */
const skins = [
  [undefined, 'loomlore'],
  ['Vector', 'vector'],
  ['Timeless', 'timeless'],
  ['MonoBook', 'monobook'],
  ['Minerva', 'minerva'],
] as const satisfies readonly (readonly [string | undefined, WikiScreenName])[];

/** The Self Service portal, with a demo of it. */
export function SelfService() {
  return (
    <Feature id="selfService" background="sand" className={`${feature.head} ${styles.self}`}>
      <FeatureTitle id="selfService" availability="selfServicePortal" />
      <FeatureText id="selfService" />
      <Portal />
    </Feature>
  );
}

/** The portal as a window: choosing a skin changes the page beside it; the other settings are static. */
function Portal() {
  const { t } = useTranslation();
  const others: readonly { name: string; value: string; language?: 'en' }[] = [
    { name: t('features.selfService.panel.logo'), value: 'loomlore.svg' },
    { name: t('features.extensions.name'), value: 'Cite, Math, Image Map', language: 'en' },
    { name: t('features.selfService.panel.domain'), value: `loomlore.${site.wikiHost}` },
  ];
  return (
    <figure aria-label={t('features.selfService.panel.label')}>
      <div className={styles.portal}>
        <p>{new URL(site.links.selfServicePortal).host}</p>
        <PictureSwitch
          legend={t('features.selfService.panel.skin')}
          name="skin"
          options={skins.map(([skin, picture]) => ({
            value: picture,
            label: skin ?? t('features.selfService.panel.ownStyle'),
            language: skin && 'en',
            picture: (
              <WikiScreenPicture of={picture} alt={t(`wiki-screens.${picture}.picture`)} isChosen />
            ),
          }))}
        />
        <dl>
          {others.map(({ name, value, language }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={language}>{value.replaceAll('.', '.\u200b')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className={styles.caption}>
        <Text k="features.selfService.panel.caption" />
      </figcaption>
    </figure>
  );
}

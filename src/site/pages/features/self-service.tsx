import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { WikiLooks } from '../../sections/wiki-looks.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import type { WikiScreenName } from '../../wiki-screens.ts';
import styles from './self-service.module.css';

/** What a page can wear and what shows it; the names of skins are the same in every language. */
const looks = [
  ['Vector', 'vector'],
  ['Timeless', 'timeless'],
  ['MonoBook', 'monobook'],
  ['Minerva', 'minerva'],
  [undefined, 'loomlore'],
] as const satisfies readonly (readonly [string | undefined, WikiScreenName])[];

const extensions = { Cite: true, 'Image Map': true, Math: false };

/**
 * What the portal sets, and a wiki that shows it: the extensions and the address are drawn; a skin can be
 * chosen, and the page beside it wears it.
 */
export function SelfService() {
  const { t } = useTranslation();
  return (
    <figure className={styles.portal} aria-label={t('features.selfService.panel.label')}>
      <WikiLooks
        legend={t('features.selfService.panel.skin')}
        name="skin"
        looks={looks.map(([skin, picture]) => ({
          value: picture,
          label: skin ?? t('features.selfService.panel.ownStyle'),
          language: skin && 'en',
          picture: <WikiScreen of={picture} isChosen />,
        }))}
      />
      <div className={styles.drawn}>
        <h3>{t('features.extensions.name')}</h3>
        <ul className={styles.switches} lang="en">
          {Object.entries(extensions).map(([extension, isOn]) => (
            <li key={extension} className={isOn ? styles.on : undefined}>
              {extension}
            </li>
          ))}
        </ul>
        <h3>{t('features.selfService.panel.domain')}</h3>
        <p className={styles.field}>{`loomlore.${site.wikiHost}`.replaceAll('.', '.\u200b')}</p>
      </div>
    </figure>
  );
}

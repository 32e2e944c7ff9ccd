import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { type PrivacyLevelId, privacyLevels } from '../../../domain/privacy-level.ts';
import choice from '../../design/choice.module.css';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import type { WikiScreenName } from '../../wiki-screens.ts';
import styles from './self-service.module.css';

/** Skins and what shows each; their names are the same in every language. */
const skins = [
  ['Vector', 'vector'],
  ['Timeless', 'timeless'],
  ['MonoBook', 'monobook'],
  ['Minerva', 'minerva'],
] as const satisfies readonly (readonly [string, WikiScreenName])[];

const extensions = { Cite: true, 'Image Map': true, Math: false };
const level: PrivacyLevelId = 'private-b';

/**
 * What the portal sets, and a wiki that shows it: who may read, the extensions, the logo and the
 * address are drawn; a skin can be chosen, and the page beside it wears it.
 */
export function SelfService() {
  const { t } = useTranslation();
  return (
    <figure className={styles.portal} aria-label={t('features.selfService.panel.label')}>
      <fieldset>
        <legend>{t('features.selfService.panel.skin')}</legend>
        <div className={choice.switch} lang="en">
          {skins.map(([skin, picture], index) => (
            <label key={skin}>
              <input type="radio" name="skin" value={picture} defaultChecked={index === 0} />
              {skin}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.pages}>
        {skins.map(([, picture]) => (
          <WikiScreen key={picture} of={picture} />
        ))}
      </div>
      <div className={styles.drawn}>
        <h3>{t('features.selfService.panel.level')}</h3>
        <ul className={styles.levels}>
          {privacyLevels.map(({ id }) => (
            <li key={id} className={id === level ? styles.chosen : undefined}>
              {t(`privacy.levels.${id}.name`)}
            </li>
          ))}
        </ul>
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

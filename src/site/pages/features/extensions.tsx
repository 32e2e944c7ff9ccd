import { useTranslation } from 'react-i18next';
import { extensions } from '../../../content/extensions.ts';
import far from '../../design/far-picture.module.css';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import styles from './extensions.module.css';
import feature from './feature.module.css';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';
import { Numbered, NumberOf } from './numbers.tsx';

/** What is at work on the photographed page, from left to right. */
const shown = ['CategoryTree', 'ParserFunctions', 'ImageMap', 'Math'] as const;

const nameOf = (key: string) => extensions.find((each) => each.key === key)?.prettyName;

/** The extensions: four of them, each with the number of what it makes on the page beside them. */
export function Extensions() {
  const { t } = useTranslation();
  return (
    <Feature id="extensions" className={feature.beside}>
      <div>
        <FeatureTitle id="extensions" availability="addExtensions" />
        <FeatureText id="extensions" />
        <ol className={styles.labels}>
          {shown.map((key, place) => (
            <li key={key}>
              <NumberOf place={place} />
              <b lang="en">{nameOf(key)}</b> {t(`features.extensions.shown.${key}`)}
            </li>
          ))}
        </ol>
      </div>
      <Numbered count={shown.length} className={styles.page}>
        <div className={far.far}>
          <WikiScreenPicture of="tidewater" alt={t('wiki-screens.tidewater.picture')} />
        </div>
      </Numbered>
    </Feature>
  );
}

import { useTranslation } from 'react-i18next';
import { extensions } from '../../../content/extensions.ts';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import styles from './extensions.module.css';
import half from './extensions-and-spam.module.css';
import { FeatureText, FeatureTitle } from './feature.tsx';
import { NumberBadge, NumberedPicture } from './number-badge.tsx';

/** Extensions used on the photographed page, from left to right. */
const shown = ['CategoryTree', 'ParserFunctions', 'ImageMap', 'Math'] as const;

const nameOf = (key: string) => extensions.find((each) => each.key === key)?.prettyName;

/** Extensions: a photograph of a page that uses four of them, numbered on it and named below. */
export function Extensions() {
  const { t } = useTranslation();
  return (
    <section id="extensions">
      <FeatureTitle id="extensions" availability="addExtensions" />
      <FeatureText id="extensions" />
      <NumberedPicture count={shown.length} className={styles.page}>
        <div className={half.picture}>
          <WikiScreenPicture of="tidewater" alt={t('wiki-screens.tidewater.picture')} />
        </div>
      </NumberedPicture>
      <ol className={styles.labels} lang="en">
        {shown.map((key, place) => (
          <li key={key}>
            <NumberBadge place={place} />
            {nameOf(key)}
          </li>
        ))}
      </ol>
    </section>
  );
}

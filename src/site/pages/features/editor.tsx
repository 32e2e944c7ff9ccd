import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../design/button.tsx';
import section from '../../design/section.module.css';
import { backgrounds } from '../../design/section.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './editor.module.css';
import feature from './feature.module.css';
import { FeatureText, FeatureTitle } from './feature.tsx';

/** The page's large section: a photograph of the editor, which an editable page replaces on demand. */
export function Editor() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <section
      id="visualEditor"
      className={`${section.section} ${section.large} ${backgrounds.sage}`}
    >
      <div className={`${section.columns} ${feature.head} ${styles.editor}`}>
        <FeatureTitle id="visualEditor" availability="visualEditor" />
        <FeatureText id="visualEditor" />
        <ButtonLink href={href('whatIsWikiHosting', 'wiki')} behaviour="try-editing" tone="quiet">
          {t('landing.statement.try')}
        </ButtonLink>
        <figure>
          <WikiScreenPicture of="writing" alt={t('wiki-screens.writing.picture')} isWide />
          <figcaption>
            <Text k="wiki-screens.writing.caption" /> <Text k="features.visualEditor.try" />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

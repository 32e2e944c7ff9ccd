import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../design/button.tsx';
import section from '../../design/section.module.css';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './editor.module.css';
import { FeatureText, FeatureTitle } from './feature.tsx';

/** The editor as it is, and a page to edit that takes its place when it is wanted; above it the words. */
export function Editor() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <section id="visualEditor" className={`${section.section} ${styles.editor}`}>
      <FeatureTitle id="visualEditor" availability="visualEditor" />
      <FeatureText id="visualEditor" />
      <WikiScreen of="writing" isWide />
      <ButtonLink href={href('whatIsWikiHosting', 'wiki')} behaviour="try-editing" tone="quiet">
        {t('landing.statement.try')}
      </ButtonLink>
      <p>
        <Text k="features.visualEditor.try" />
      </p>
    </section>
  );
}

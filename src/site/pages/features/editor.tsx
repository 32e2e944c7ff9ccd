import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../design/button.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './editor.module.css';

/** The editor as it is, and a page to edit that takes its place when it is wanted. */
export function Editor() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <div className={styles.editor}>
      <div className={styles.shown}>
        <WikiScreen of="writing" isWide />
        <ButtonLink href={href('whatIsWikiHosting', 'wiki')} behaviour="try-editing" tone="quiet">
          {t('landing.statement.try')}
        </ButtonLink>
      </div>
      <p>
        <Text k="features.visualEditor.try" />
      </p>
    </div>
  );
}

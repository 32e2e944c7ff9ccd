import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../design/button.tsx';
import { backgrounds } from '../design/section.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './hosting-intro.module.css';
import { WikiScreen, WikiScreenPhone } from './wiki-screen.tsx';

/** A statement of what hosting is, with a photograph of a wiki. */
export function HostingIntro() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <div className={`${styles.band} ${backgrounds.sage}`}>
      <div>
        <p className={styles.text}>
          <Text k="landing.statement.text" />
        </p>
        <ButtonLink href={href('whatIsWikiHosting', 'wiki')} tone="quiet" behaviour="try-editing">
          {t('landing.statement.try')}
        </ButtonLink>
        <div className={styles.shown}>
          <WikiScreen of="species" isWide />
          <WikiScreenPhone of="species" />
        </div>
      </div>
    </div>
  );
}

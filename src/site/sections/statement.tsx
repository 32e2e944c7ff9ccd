import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { grounds } from '../design/section.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { wikiScreenPath, wikiScreenPixels } from '../wiki-screens.ts';
import styles from './statement.module.css';
import { WikiScreen } from './wiki-screen.tsx';

/** One sentence that says what hosting is, what comes of it. */
export function Statement() {
  const { t } = useTranslation();
  const href = useHref();
  const { locale } = useSite();
  return (
    <div className={`${styles.band} ${grounds.sage}`}>
      <div>
        <p className={styles.text}>
          <Text k="landing.statement.text" />
        </p>
        <ButtonLink href={href('whatIsWikiHosting', 'wiki')} tone="quiet" behaviour="try-editing">
          {t('landing.statement.try')}
        </ButtonLink>
        <div className={styles.shown} data-after-slides="">
          <WikiScreen of="species" isWide />
          <img
            src={wikiScreenPath('species', 'phone', 'light', locale)}
            alt=""
            loading="lazy"
            {...wikiScreenPixels('species', 'phone')}
          />
        </div>
      </div>
    </div>
  );
}

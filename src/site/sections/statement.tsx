import { useTranslation } from 'react-i18next';
import type { Locale } from '../../i18n/locales.ts';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { grounds } from '../design/section.tsx';
import { useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { wikiScreenPath, wikiScreenPixels } from '../wiki-screens.ts';
import styles from './statement.module.css';
import { WikiScreen } from './wiki-screen.tsx';

/** Where the first paragraph of the photograph ends, in pixels of its window. */
const caret = { en: 580, de: 684, es: 759, fr: 756 } satisfies Record<Locale, number>;

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
          <svg viewBox="0 0 1160 640" aria-hidden="true">
            <path d={`M${caret[locale]} 273v24`} />
          </svg>
        </div>
      </div>
    </div>
  );
}

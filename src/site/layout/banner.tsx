import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerOn } from '../../content/banner.ts';
import { useSite } from '../context.tsx';
import { Text } from '../text/text.tsx';
import styles from './banner.module.css';

export interface BannerProps {
  /** True shows it to everybody, false to nobody; undefined lets the visitor's location decide. */
  displayBanner?: boolean;
  bannerTitle?: string;
  bannerContent?: ReactNode;
  /** Label of the button that closes it. */
  bannerButton?: string;
}

/**
 * A banner below the navigation bar, by default for visitors from the European Union; content/banner.yaml and
 * the page can override that. It is hidden until the boot script knows whether the visitor has closed it
 * before. Pages reserve room for two lines; more lines, as on a phone, push the content down.
 */
export function Banner(props: BannerProps) {
  const { t } = useTranslation();
  const { locale, pageKey } = useSite();
  const {
    displayBanner,
    bannerTitle = t('banner.title'),
    bannerContent = <Text k="banner.content" />,
    bannerButton = t('banner.close'),
  } = { ...bannerOn(pageKey, locale), ...props };
  if (displayBanner === false) return null;
  const line = (
    <p className={styles.line}>
      <b>{bannerTitle}</b> {bannerContent}
    </p>
  );
  return (
    <>
      <aside
        className={styles.banner}
        data-banner={displayBanner ? 'everybody' : ''}
        hidden
        aria-label={bannerTitle}
      >
        {line}
        <button type="button">{bannerButton}</button>
      </aside>
      {displayBanner && <noscript>{line}</noscript>}
    </>
  );
}

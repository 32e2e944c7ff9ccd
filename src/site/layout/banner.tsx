import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerOn } from '../../content/banner.ts';
import { useSite } from '../context.tsx';
import { Text } from '../text/text.tsx';
import styles from './banner.module.css';

export interface BannerProps {
  /** True shows it to everybody, false to nobody; otherwise the visitor's location decides. */
  displayBanner?: boolean;
  bannerTitle?: string;
  bannerContent?: ReactNode;
  /** Label of the button that closes it. */
  bannerButton?: string;
}

/**
 * A welcome below the bar, for visitors from the European Union unless content/banner.yaml or the page
 * says otherwise. It stays hidden until the browser knows whether it was closed before. Two lines fit
 * where pages are empty; for more, such as those of a phone, the page makes room.
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

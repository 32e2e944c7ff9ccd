import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Text } from '../text/text.tsx';
import styles from './banner.module.css';

interface BannerProps {
  /** Whether it is shown from the start; otherwise the visitor's location decides. */
  displayBanner?: boolean;
  bannerTitle?: string;
  bannerContent?: React.ReactNode;
  /** Label of the button that closes it. */
  bannerButton?: string;
}

/**
 * The note for visitors from the European Union. It is part of every page and stays hidden until
 * the browser knows the place; it lies over the page, so nothing moves.
 */
export function Banner({ displayBanner = false, ...props }: BannerProps) {
  const { t } = useTranslation();
  const {
    bannerTitle = t('banner.title'),
    bannerContent = <Text k="banner.content" />,
    bannerButton = t('banner.close'),
  } = props;
  return (
    <aside
      className={styles.banner}
      data-regional-banner=""
      hidden={!displayBanner}
      aria-labelledby="banner-title"
    >
      <p className={styles.title} id="banner-title">
        {bannerTitle}
      </p>
      <p className={styles.content}>{bannerContent}</p>
      <Button type="button" tone="quiet" size="small">
        {bannerButton}
      </Button>
    </aside>
  );
}

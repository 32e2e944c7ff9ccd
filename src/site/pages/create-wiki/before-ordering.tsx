import { useTranslation } from 'react-i18next';
import { Drawing } from '../../garden/drawing.tsx';
import { Text } from '../../text/text.tsx';
import styles from './before-ordering.module.css';

const banners = ['clients', 'discount', 'tax'] as const;

/** Three banners before the order links: reasons that change the price or make an order unnecessary. */
export function BeforeOrdering() {
  const { t } = useTranslation();
  return (
    <ul className={styles.banners}>
      {banners.map((banner) => (
        <li key={banner}>
          <Drawing name="before-ordering" view={banner} size={{ width: 72, height: 72 }} />
          <h3>{t(`create-wiki.banners.${banner}.title`)}</h3>
          <p>
            <Text k={`create-wiki.banners.${banner}.text`} />
          </p>
        </li>
      ))}
    </ul>
  );
}

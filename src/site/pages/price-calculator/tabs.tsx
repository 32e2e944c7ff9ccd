import { useTranslation } from 'react-i18next';
import { companyTab } from '../../../domain/company-request.ts';
import { useHref } from '../../text/link.tsx';
import styles from './tabs.module.css';

const tabs = ['personal', 'business'] as const;

/** The calculator for individuals or companies, as two links, because each has its own address. */
export function Tabs({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTranslation();
  const href = useHref();
  const own = href('priceCalculator');
  const addresses = { personal: own, business: `${own}?${companyTab.name}=${companyTab.value}` };
  return (
    <nav className={styles.place} aria-label={t('company-quote.tabs.label')}>
      <div className={styles.tabs}>
        {tabs.map((tab) => (
          <a key={tab} href={addresses[tab]} aria-current={tab === current ? 'page' : undefined}>
            {t(`plans.table.${tab}`)}
          </a>
        ))}
      </div>
    </nav>
  );
}

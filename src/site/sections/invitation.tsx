import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './invitation.module.css';

/** What the landing page ends on: the first step once more. */
export function Invitation({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.invitation}>
      <h2>{t('call-to-action.headings.empty')}</h2>
      {children}
    </section>
  );
}

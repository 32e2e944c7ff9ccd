import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './invitation.module.css';

/**
 * What a page ends on: the first step once more.
 *
 * @param title instead of what most pages say
 */
export function Invitation({ title, children }: { title?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.invitation}>
      <h2>{title ?? t('call-to-action.heading')}</h2>
      {children}
    </section>
  );
}

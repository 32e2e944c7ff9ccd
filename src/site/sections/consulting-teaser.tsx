import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../design/section.tsx';
import { RouteLink } from '../text/link.tsx';
import styles from './consulting-teaser.module.css';

/**
 * Leads to consulting, for visitors who need more than a plan.
 *
 * @param picture what stands beside the words, on pages that have room for one
 */
export function ConsultingTeaser({ picture }: { picture?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Section
      note={t('call-to-action.consulting.note')}
      title={t('call-to-action.consulting.title')}
    >
      <div className={styles.teaser}>
        <p>
          {t('call-to-action.consulting.text')}{' '}
          <RouteLink to="consulting">{t('call-to-action.consulting.link')}</RouteLink>
        </p>
        {picture}
      </div>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '../design/section.tsx';
import { RouteLink } from '../text/link.tsx';
import styles from './consulting-teaser.module.css';

/** Leads to consulting, for visitors who need more than a plan. */
export function ConsultingTeaser() {
  const { t } = useTranslation();
  return (
    <Section title={t('call-to-action.consulting.title')}>
      <p className={styles.teaser}>
        {t('call-to-action.consulting.text')}{' '}
        <RouteLink to="consulting">{t('call-to-action.consulting.link')}</RouteLink>
      </p>
    </Section>
  );
}

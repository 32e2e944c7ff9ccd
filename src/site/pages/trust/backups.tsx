import { useTranslation } from 'react-i18next';
import section from '../../design/section.module.css';
import { backgrounds, Section } from '../../design/section.tsx';
import { GrowingPots } from '../../garden/growing-pots.tsx';
import { Answers } from './answers.tsx';
import styles from './backups.module.css';

/**
 * A full-width drawing of days with backups, below the answer about backups: the restored day, and the days
 * lost since, which the next answer explains.
 */
export function Backups() {
  const { t } = useTranslation();
  return (
    <div className={`${backgrounds.sage} ${styles.copies}`}>
      <Section title={t('trust.copies.title')} isTitleHidden>
        <Answers to={['backups']} as="lead" />
      </Section>
      <GrowingPots alt="" />
      <ol>
        <li>{t('trust.copies.daily')}</li>
        <li>{t('trust.copies.back')}</li>
        <li>{t('trust.copies.lost')}</li>
      </ol>
      <div className={`${section.section} ${styles.back}`}>
        <Answers to={['restore']} as="beside" />
      </div>
    </div>
  );
}

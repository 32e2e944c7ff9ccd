import { useTranslation } from 'react-i18next';
import { grounds, Section } from '../../design/section.tsx';
import { GrowingPots } from '../../garden/growing-pots.tsx';
import { Answers } from './answers.tsx';
import styles from './copies.module.css';
import { trustCopies } from './groups.ts';

/**
 * The days with their backups, as wide as the window: the one that is brought back, and what is lost
 * since, below the answers that say so.
 */
export function Copies() {
  const { t } = useTranslation();
  return (
    <div className={`${grounds.sage} ${styles.copies}`}>
      <Section title={t('trust.copies.title')} isTitleHidden>
        <Answers to={trustCopies} as="pair" />
      </Section>
      <GrowingPots alt="" />
      <ol>
        <li>{t('trust.copies.daily')}</li>
        <li>{t('trust.copies.back')}</li>
        <li>{t('trust.copies.lost')}</li>
      </ol>
    </div>
  );
}

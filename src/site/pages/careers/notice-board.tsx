import { useTranslation } from 'react-i18next';
import { useSite } from '../../context.tsx';
import { ExternalButton } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './notice-board.module.css';
import { wanted } from './reasons.tsx';

/** The top of the page as a notice board: who we are, the open position, and whom we look for. */
export function NoticeBoard() {
  const { t } = useTranslation();
  useSite().headings.push(t('careers.heading'));
  return (
    <div className={styles.wall}>
      <div className={styles.board}>
        <div className={styles.sheet}>
          <h1>{t('careers.heading')}</h1>
          <p>{t('careers.lede')}</p>
        </div>
        <div className={styles.sheet}>
          <p className={styles.title}>
            <a href="#job">{t('careers.job.title')}</a>
          </p>
          <ExternalButton to="jobApplication">{t('careers.apply.now')}</ExternalButton>
        </div>
        <div className={styles.sheet}>
          <p className={styles.title}>{t('careers.wanted.title')}</p>
          <ul>
            {wanted.map((trait) => (
              <li key={trait}>
                <Text k={`careers.wanted.${trait}.title`} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

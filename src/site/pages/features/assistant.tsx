import { useTranslation } from 'react-i18next';
import styles from './assistant.module.css';

/** A drawn chat: a question, the answer, and the pages that it was read from. */
export function Assistant() {
  const { t } = useTranslation();
  return (
    <figure className={styles.chat} aria-label={t('features.assistant.example.label')}>
      <p className={styles.question}>{t('features.assistant.example.question')}</p>
      <div className={styles.answer}>
        <p>{t('features.assistant.example.answer')}</p>
        <p className={styles.sources}>
          {t('features.assistant.example.sources')}
          <b>{t('features.assistant.example.page')}</b>
          <b>{t('features.assistant.example.otherPage')}</b>
        </p>
      </div>
    </figure>
  );
}

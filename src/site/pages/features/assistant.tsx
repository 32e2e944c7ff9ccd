import { useTranslation } from 'react-i18next';
import { Text } from '../../text/text.tsx';
import styles from './assistant.module.css';

/** A page with the sentence that was used, and beside it a drawn chat: the question, and the answer from there. */
export function Assistant() {
  const { t } = useTranslation();
  const title = t('features.assistant.example.page');
  return (
    <figure className={styles.example} aria-label={t('features.assistant.example.label')}>
      <div className={styles.page}>
        <p>{title}</p>
        <p>
          <Text k="features.assistant.example.text" />
        </p>
      </div>
      <div className={styles.chat}>
        <p className={styles.question}>{t('features.assistant.example.question')}</p>
        <p>{t('features.assistant.example.answer')}</p>
        <p className={styles.source}>
          {t('features.assistant.example.source')} <b>{title}</b>
        </p>
      </div>
    </figure>
  );
}

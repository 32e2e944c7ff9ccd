import { useTranslation } from 'react-i18next';
import section from '../../design/section.module.css';
import { Text } from '../../text/text.tsx';
import styles from './assistant.module.css';
import { Feature, FeatureText, FeatureTitle } from './feature.tsx';

/**
 * The chat assistant. Beside the words lies a page with the sentence that was used, and upon it a drawn
 * chat: the question, and the answer from there.
 */
export function Assistant() {
  const { t } = useTranslation();
  const title = t('features.assistant.example.page');
  return (
    <Feature id="assistant" ground="sand" className={styles.beside}>
      <div>
        <FeatureTitle id="assistant" availability="onRequest" />
        <FeatureText id="assistant" />
        <p>
          <Text k="features.assistant.more" />
        </p>
      </div>
      <figure className={styles.page} aria-label={t('features.assistant.example.label')}>
        <p>{title}</p>
        <p>
          <Text k="features.assistant.example.text" />
        </p>
        <div className={`${section.night} ${styles.chat}`}>
          <p>{t('features.assistant.example.question')}</p>
          <p>{t('features.assistant.example.answer')}</p>
          <p>
            {t('features.assistant.example.source')} <b>{title}</b>
          </p>
        </div>
      </figure>
    </Feature>
  );
}

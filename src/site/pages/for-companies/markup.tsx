import { useTranslation } from 'react-i18next';
import { Text } from '../../text/text.tsx';
import styles from './answers.module.css';

/** The same sentence twice: the marks that nobody has to learn, and as it is written without them. */
export function Markup() {
  const { t } = useTranslation();
  const marked = t('for-companies.answers.editing.visual.sentence').replace(/<.?b>/g, "'''");
  return (
    <div className={`${styles.sheet} ${styles.markup}`}>
      <small>{t('for-companies.answers.editing.visual.marked')}</small>
      <code>{marked}</code>
      <small>VisualEditor</small>
      <p>
        <Text k="for-companies.answers.editing.visual.sentence" />
      </p>
    </div>
  );
}

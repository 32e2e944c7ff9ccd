import { useTranslation } from 'react-i18next';
import fold from '../../design/disclosure.module.css';
import styles from './compatibility-check.module.css';

/** The pasted lines that were not recognised, verbatim, folded. */
export function UnreadLines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <details className={`${fold.fold} ${styles.unread}`}>
      <summary>{t('extension-check.unreadShow')}</summary>
      <p>{t('extension-check.unreadText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well */}
      <pre tabIndex={0} translate="no">
        {lines.join('\n')}
      </pre>
    </details>
  );
}

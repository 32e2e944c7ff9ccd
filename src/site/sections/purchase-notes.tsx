import { useTranslation } from 'react-i18next';
import { Text } from '../text/text.tsx';
import styles from './purchase-notes.module.css';

const notes = ['tax', 'clients', 'discount', 'now'] as const;

/**
 * What a buyer should know before choosing: tax, wikis already paid for, a discount, and when the
 * wiki starts.
 */
export function PurchaseNotes() {
  const { t } = useTranslation();
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <aside key={note} aria-labelledby={`note-${note}`}>
          <h2 id={`note-${note}`}>{t(`create-wiki.${note}.title`)}</h2>
          <p>
            <Text k={`create-wiki.${note}.text`} />
          </p>
        </aside>
      ))}
    </div>
  );
}

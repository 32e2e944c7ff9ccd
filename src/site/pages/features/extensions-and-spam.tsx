import section from '../../design/section.module.css';
import { Extensions } from './extensions.tsx';
import styles from './extensions-and-spam.module.css';
import { Spam } from './spam.tsx';

/** Two features side by side, each with a photograph. */
export function ExtensionsAndSpam() {
  return (
    <div className={`${section.section} ${section.small}`}>
      <div className={`${section.columns} ${styles.halves}`}>
        <Extensions />
        <Spam />
      </div>
    </div>
  );
}

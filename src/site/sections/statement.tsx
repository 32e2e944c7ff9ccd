import { Text } from '../text/text.tsx';
import styles from './statement.module.css';

/** One sentence that says what hosting is. */
export function Statement() {
  return (
    <div className={styles.band}>
      <p>
        <Text k="landing.statement.text" />
      </p>
    </div>
  );
}

import { Island } from '../../islands/island.tsx';
import visualEditor from '../../islands/visual-editor.island.tsx';
import { Text } from '../../text/text.tsx';
import styles from './editor.module.css';

/** A page to edit on the spot. */
export function Editor() {
  return (
    <>
      <Island of={visualEditor} when="visible" props={{}} />
      <p className={styles.after}>
        <Text k="features.visualEditor.try" />
      </p>
    </>
  );
}

import { Island } from '../../islands/island.tsx';
import workingPage from '../../islands/working-page.island.tsx';
import { Text } from '../../text/text.tsx';
import styles from './editor.module.css';

/** A page to edit on the spot; its newest version shows first. */
export function Editor() {
  return (
    <>
      <Island of={workingPage} when="visible" props={{ chosen: 4, view: 'page' as const }} />
      <p className={styles.after}>
        <Text k="features.visualEditor.try" />
      </p>
    </>
  );
}

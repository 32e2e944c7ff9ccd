import { Button } from '../design/button.tsx';
import styles from './go-back.module.css';
import { goBackScript } from './go-back-script.ts';

/**
 * A way back to the page before, where an unsaved text may still stand. Only the browser's history
 * keeps that, so without script a sentence says what to do.
 */
export function GoBack({ label, withoutScript }: { label: string; withoutScript: string }) {
  return (
    <>
      <span data-go-back="" className={styles.withScript}>
        <Button type="button">{label}</Button>
      </span>
      <noscript>{withoutScript}</noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: goBackScript }} />
    </>
  );
}

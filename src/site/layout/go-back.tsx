import { Button } from '../design/button.tsx';
import styles from './go-back.module.css';
import { goBackScript } from './go-back-script.ts';

/**
 * A button back to the previous page, which may still hold unsaved text. A link would load that page anew, so
 * without script a sentence explains the browser's Back button.
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

import { Button } from '../../design/button.tsx';
import styles from './contact.module.css';

/**
 * A button that shows this page in another state. The state is in the query, so it needs no script and Back
 * undoes it.
 *
 * @param fields the state
 * @param fragment part of the page to show
 * @param children says what the button does, and names its form: there are two on the page
 */
export function AskForm({
  fields,
  fragment = '',
  children,
}: {
  fields: Record<string, string>;
  fragment?: string;
  children: string;
}) {
  return (
    <form
      className={styles.ask}
      aria-label={children}
      {...(fragment && { action: `#${fragment}` })}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button tone="quiet" size="small">
        {children}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { type State, server } from '../api.ts';
import styles from './panel.module.css';

/** An interrupted publication, with buttons to resume it and to take it back. */
export function Interrupted({ summary, reason, titles }: NonNullable<State['interrupted']>) {
  const [trouble, setTrouble] = useState('');
  const [isWorking, setWorking] = useState(false);
  const attempt = async (run: () => Promise<object>) => {
    setWorking(true);
    await run().catch((error: Error) => setTrouble(error.message));
    setWorking(false);
  };
  return (
    <section role="alert" className={styles.interrupted}>
      <h2>Something is published only in part</h2>
      <p>
        “{summary.split('\n')[0]}” came to no end
        {reason ? '. ' : ': the studio was ended in the middle of it. '}
        {trouble || reason} It changes {titles.join(', ')}. Your draft is kept.
      </p>
      <p>
        <button
          type="button"
          className={styles.primary}
          disabled={isWorking}
          onClick={() => attempt(server.resume)}
        >
          Go on publishing
        </button>{' '}
        <button
          type="button"
          className={styles.add}
          disabled={isWorking}
          onClick={() => attempt(server.takeBack)}
        >
          Take it back
        </button>
      </p>
    </section>
  );
}

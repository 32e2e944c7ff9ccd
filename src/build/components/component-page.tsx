import '../../site/design/fonts.css';
import type { Examples } from '../../site/examples.ts';
import { References } from '../../site/text/references.tsx';
import styles from './component-page.module.css';

/** Every state of one component, one below the other, as `<body>`. */
export function ComponentPage({ name, examples }: { name: string; examples: Examples }) {
  return (
    <body>
      <title>{name}</title>
      <main className={styles.page}>
        <h1 lang="en">{name}</h1>
        {Object.entries(examples).map(([state, Example]) => (
          <article key={state} aria-label={state}>
            <h2 className={styles.state} lang="en">
              {state}
            </h2>
            <Example />
          </article>
        ))}
        <References />
      </main>
    </body>
  );
}

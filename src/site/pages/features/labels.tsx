import { extensions } from '../../../content/extensions.ts';
import styles from './labels.module.css';

/** The first two extensions of each category that are on from the start. */
const examples = extensions
  .filter(({ availability }) => availability === 'preinstalled')
  .filter(
    ({ category }, place, all) =>
      all.slice(0, place).filter((other) => other.category === category).length < 2,
  );

/** The names of some extensions. */
export function Labels() {
  return (
    <ul className={styles.labels}>
      {examples.map(({ key, prettyName }) => (
        <li key={key} lang="en">
          {prettyName}
        </li>
      ))}
    </ul>
  );
}

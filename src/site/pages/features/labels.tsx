import { useTranslation } from 'react-i18next';
import { extensions } from '../../../content/extensions.ts';
import styles from './labels.module.css';

/** The first two extensions of each category that every plan may have. */
const examples = extensions
  .filter(({ availability }) => availability !== 'plan')
  .filter(
    ({ category }, place, all) =>
      all.slice(0, place).filter((other) => other.category === category).length < 2,
  );

/** The names of some extensions. */
export function Labels() {
  const { t } = useTranslation();
  return (
    <ul className={styles.labels} aria-label={t('features.extensions.example.label')}>
      {examples.map(({ key, prettyName }) => (
        <li key={key} lang="en">
          {prettyName}
        </li>
      ))}
    </ul>
  );
}

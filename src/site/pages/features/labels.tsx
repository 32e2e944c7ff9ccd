import { useTranslation } from 'react-i18next';
import { extensions } from '../../../content/extensions.ts';
import styles from './labels.module.css';

/** The first extension of each category that every plan may have. */
const examples = extensions
  .filter(({ availability }) => availability !== 'plan')
  .filter(({ category }, index, all) => {
    return all.findIndex((other) => other.category === category) === index;
  });

/** The names of some extensions, as labels in a seed tray. */
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

import { useTranslation } from 'react-i18next';
import { extensions } from '../../../content/extensions.ts';
import styles from './labels.module.css';

/** The first extension of each kind that every plan may have. */
const examples = Object.values(
  Object.groupBy(
    extensions.filter(({ availability }) => availability !== 'plan'),
    ({ category }) => category,
  ),
).flatMap(([first]) => first ?? []);

/** The names of some extensions, as labels in a seed tray. */
export function Labels() {
  const { t } = useTranslation();
  return (
    <ul className={styles.labels} aria-label={t('features.extensions.example.label')}>
      {examples.map(({ key, prettyName }) => (
        <li key={key}>{prettyName}</li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './dedicated.module.css';

/** Commands, each with its output. */
const session = [
  ['ssh you@wiki.example.org'],
  ['git -C extensions clone https://git.example.org/Seal', "Cloning into 'Seal'..."],
  [`echo "wfLoadExtension( 'Seal' );" >> LocalSettings.php`],
  ['php maintenance/run.php update --quick', 'Purging caches...done.'],
  ['php maintenance/run.php showJobs', '0'],
] as const;

/** An example of shell access: installing an extension of one's own. */
export function Terminal() {
  const { t } = useTranslation();
  return (
    <figure className={styles.terminal}>
      <pre lang="en" translate="no">
        {session.map(([typed, answer]) => (
          <code key={typed}>
            <b>{typed}</b>
            {answer && `\n${answer}`}
            {'\n'}
          </code>
        ))}
      </pre>
      <figcaption>{t('dedicated.reasons.terminal')}</figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './dedicated.module.css';

/** What is typed, each with what the machine answers. */
const session = [
  ['ssh you@wiki.example.org'],
  ['git -C extensions clone https://git.example.org/Seal', "Cloning into 'Seal'..."],
  [`echo "wfLoadExtension( 'Seal' );" >> LocalSettings.php`],
  ['php maintenance/run.php update --quick', 'Purging caches...done.'],
  ['php maintenance/run.php showJobs', '0'],
] as const;

/** What a shell is good for, as an example: what one types to bring an extension of one's own. */
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

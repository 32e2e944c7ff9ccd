import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './consulting.module.css';

const jobs = ['sso', 'migration', 'backups', 'extension'] as const;
const columns = ['bring', 'do', 'done'] as const;

/** Four jobs as order sheets: what the client provides, what we do, and when the job counts as done. */
export function Examples() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('consulting.examples.title')}
      note={<Text k="consulting.examples.note" />}
      background="sand"
    >
      <ul className={styles.sheets}>
        {jobs.map((job) => (
          <li key={job}>
            <h3>{t(`consulting.examples.${job}.title`)}</h3>
            <dl>
              {columns.map((column) => (
                <div key={column} className={styles[column]}>
                  <dt>{t(`consulting.examples.${column}`)}</dt>
                  <dd>
                    <Text k={`consulting.examples.${job}.${column}`} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

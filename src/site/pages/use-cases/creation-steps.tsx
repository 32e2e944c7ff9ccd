import { useTranslation } from 'react-i18next';
import { DataTable } from '../../design/data-table.tsx';
import { HiddenTableHead } from '../../design/hidden-table-head.tsx';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './creation-steps.module.css';

/** The steps in order; a host has already done the last ones. */
const steps = [
  { id: 'server', isDone: false },
  { id: 'domain', isDone: false },
  { id: 'install', isDone: false },
  { id: 'services', isDone: false },
  { id: 'extensions', isDone: false },
  { id: 'spam', isDone: true },
  { id: 'backups', isDone: true },
  { id: 'upgrades', isDone: true },
] as const;

const firstDone = steps.find(({ isDone }) => isDone)?.id;

const places = ['own', 'hosted'] as const;

const counts = { own: steps.length, hosted: steps.filter(({ isDone }) => !isDone).length };

/** The steps to create a wiki on one's own server and with a host, side by side. */
export function CreationSteps() {
  const { t } = useTranslation();
  return (
    <Section id="steps" background="night">
      <h2 id="steps-counted" className={styles.counts}>
        {places.map((where) => (
          <span key={where}>
            <b>{counts[where]}</b> {t(`use-cases.steps.title.${where}`)}{' '}
          </span>
        ))}
      </h2>
      <div className={styles.sentences}>
        {places.map((where) => (
          <p key={where}>
            <Text k={`use-cases.steps.sentences.${where}`} />
          </p>
        ))}
      </div>
      <DataTable className={styles.steps} labelledBy="steps-counted">
        <HiddenTableHead labels={places.map((where) => t(`use-cases.steps.${where}`))} />
        <tbody>
          {steps.map(({ id, isDone }) => (
            <tr key={id}>
              <td>
                <Text k={`use-cases.steps.rows.${id}.own`} />
              </td>
              <td className={isDone ? styles.done : undefined}>
                {id === firstDone && <small>{t('use-cases.steps.done')} </small>}
                <span>
                  <Text k={`use-cases.steps.rows.${id}.hosted`} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={styles.after}>
        <Text k="use-cases.steps.after" />
      </p>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { DataTable } from '../../design/data-table.tsx';
import { GateSign } from '../../design/gate-sign.tsx';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { gates } from './gates.tsx';
import { LevelLink } from './level-link.tsx';
import styles from './level-table.module.css';

const columns = ['read', 'edit', 'create'] as const;
const head = ['gate', 'level', ...columns] as const;

/**
 * The nine levels and their permissions, as the terms refer to them, by what strangers may do: the words
 * first, with what to know before choosing them, and the names that the terms use small. It is folded; a
 * link to it unfolds it without script.
 */
export function LevelTable() {
  const { t } = useTranslation();
  return (
    <Section>
      <div className={styles.head}>
        <h2>
          <Text k="privacy.table.title" />
        </h2>
        <p>
          <Text k="privacy.table.note" />
        </p>
      </div>
      <details className={styles.fold}>
        <summary>{t('privacy.table.caption')}</summary>
        <div id="levels">
          <DataTable className={styles.table} caption={t('privacy.table.caption')}>
            <thead>
              <tr>
                {head.map((column) => (
                  <th key={column} scope="col">
                    {t(`privacy.table.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {gates.map(({ gate, levels }) => (
              <tbody key={gate}>
                {levels.map((level, row) => (
                  <tr key={level.id}>
                    {row === 0 && (
                      <td rowSpan={levels.length} className={styles.gate}>
                        <GateSign state={gate} />
                        <h3>{t(`privacy.words.${gate}`)}</h3>
                        <p>
                          <Text k={`privacy.table.gates.${gate}.note`} />
                        </p>
                      </td>
                    )}
                    <th scope="row">
                      <LevelLink level={level} />
                    </th>
                    {columns.map((column) => (
                      <td key={column} className={styles[level[column]]}>
                        {t(`privacy.calculator.${level[column]}`)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </DataTable>
        </div>
      </details>
    </Section>
  );
}

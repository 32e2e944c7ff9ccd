import { useTranslation } from 'react-i18next';
import { DataTable } from '../../design/data-table.tsx';
import { PrivacyIcon } from '../../design/privacy-icon.tsx';
import { Text } from '../../text/text.tsx';
import { gates } from './level-groups.tsx';
import styles from './level-table.module.css';

const columns = ['read', 'edit', 'create'] as const;
const head = ['gate', 'level', ...columns] as const;

/**
 * The permissions of the nine levels in the wording that the terms refer to, with a note on each gate;
 * folded.
 */
export function LevelTable() {
  const { t } = useTranslation();
  return (
    <details className={styles.fold}>
      <summary>{t('privacy.table.caption')}</summary>
      <div>
        <p>
          <Text k="privacy.table.terms" />
        </p>
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
                      <PrivacyIcon state={gate} />
                      <h3>{t(`privacy.words.${gate}`)}</h3>
                      <p>
                        <Text k={`privacy.table.gates.${gate}.note`} />
                      </p>
                    </td>
                  )}
                  <th scope="row">{t(`privacy.levels.${level.id}.name`)}</th>
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
  );
}

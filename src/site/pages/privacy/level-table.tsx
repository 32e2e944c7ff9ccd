import { useTranslation } from 'react-i18next';
import { privacyLevels } from '../../../domain/privacy-level.ts';
import { DataTable } from '../../design/data-table.tsx';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { LevelLink } from './level-link.tsx';
import styles from './level-table.module.css';

const columns = ['read', 'edit', 'create'] as const;

/** The nine levels and their permissions, as the terms refer to them. */
export function LevelTable() {
  const { t } = useTranslation();
  return (
    <Section
      id="table"
      title={<Text k="privacy.table.title" />}
      note={<Text k="privacy.table.note" />}
    >
      <DataTable className={styles.table} caption={t('privacy.table.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('privacy.table.level')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`privacy.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {privacyLevels.map((level) => (
            <tr key={level.id}>
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
      </DataTable>
    </Section>
  );
}

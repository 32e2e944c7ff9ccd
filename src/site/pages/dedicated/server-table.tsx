import { useTranslation } from 'react-i18next';
import { formatCount, formatStorage } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { DataTable } from '../../design/data-table.tsx';
import { Text } from '../../text/text.tsx';
import styles from './server-table.module.css';

/**
 * The table of server sizes: a column for each, and one cell for values that all share. A row's label is
 * above its values, because a phone has no room for it beside four columns.
 */
export function ServerTable() {
  const { t } = useTranslation();
  const { locale, prices } = useSite();
  const { tiers } = prices.dedicated;
  const rows = {
    memory: tiers.map(({ memoryGb }) => formatCount(locale, memoryGb)),
    cores: tiers.map(({ machine }) => formatCount(locale, machine.cores)),
    disk: tiers.map(({ machine }) => formatCount(locale, machine.diskGb)),
  };
  return (
    <>
      <DataTable caption={t('dedicated.machines.caption')} className={styles.machines}>
        <thead>
          <tr>
            {tiers.map(({ memoryGb }) => (
              <th key={memoryGb} scope="col">
                {t('dedicated.sizes.name', { memory: formatStorage(locale, memoryGb) })}
              </th>
            ))}
          </tr>
        </thead>
        {(['cores', 'memory', 'disk'] as const).map((row) => (
          <tbody key={row}>
            <tr>
              <th colSpan={tiers.length} scope="rowgroup">
                {t(`dedicated.machines.${row}`)}
              </th>
            </tr>
            <tr>
              {rows[row].map((value, size) => (
                <td key={tiers[size]?.memoryGb}>{value}</td>
              ))}
            </tr>
          </tbody>
        ))}
        {(['traffic', 'place'] as const).map((row) => (
          <tbody key={row}>
            <tr>
              <th colSpan={tiers.length} scope="rowgroup">
                {t(`dedicated.machines.${row}.name`)}
              </th>
            </tr>
            <tr>
              <td colSpan={tiers.length}>
                <Text k={`dedicated.machines.${row}.text`} />
              </td>
            </tr>
          </tbody>
        ))}
      </DataTable>
      <p className={styles.more}>
        <Text k="dedicated.machines.more" />
      </p>
    </>
  );
}

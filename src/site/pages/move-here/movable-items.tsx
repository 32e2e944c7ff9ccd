import { useTranslation } from 'react-i18next';
import { movableItems } from '../../../content/schema/migration-ids.ts';
import type { MigrationSource } from '../../../content/schema/migrations.ts';
import { DataTable } from '../../design/data-table.tsx';
import { HiddenTableHead } from '../../design/hidden-table-head.tsx';
import { Text } from '../../text/text.tsx';
import styles from './movable-items.module.css';
import { Verdict } from './verdict.tsx';

/** What can be moved from one source, and how. */
export function MovableItems({ source: { method, things } }: { source: MigrationSource }) {
  const { t } = useTranslation();
  if (!things || method === 'fresh') return null;
  const howOf = (thing: (typeof movableItems)[number]) => {
    // How a layout is rebuilt or a domain moves is no news of one that stays behind, or comes as it is.
    if ((thing === 'layout' || thing === 'address') && things[thing] === 'stays') {
      return `move-here.how.${thing}Stays` as const;
    }
    if (thing === 'layout' && things.layout === 'comes') return 'move-here.how.database.layout';
    return `move-here.how.${method}.${thing}` as const;
  };
  return (
    <>
      <h3 id="things" className={styles.title}>
        {t('move-here.sheet.things')}
      </h3>
      <DataTable className={styles.things} labelledBy="things">
        <HiddenTableHead
          labels={(['thing', 'verdict', 'how'] as const).map((what) =>
            t(`move-here.sheet.${what}`),
          )}
        />
        <tbody>
          {movableItems.map((thing) => (
            <tr key={thing}>
              <th scope="row">{t(`move-here.things.${thing}`)}</th>
              <td>
                <Verdict of={things[thing]} isSpelledOut />
              </td>
              <td>
                <Text k={howOf(thing)} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}

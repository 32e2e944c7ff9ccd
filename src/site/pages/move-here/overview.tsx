import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { movableItems } from '../../../content/schema/migration-ids.ts';
import { moveVerdicts } from '../../../domain/migration-plan.ts';
import { DataTable } from '../../design/data-table.tsx';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './overview.module.css';
import { Verdict } from './verdict.tsx';

/** What can be moved from every source, at a glance. */
export function Overview() {
  const { t } = useTranslation();
  return (
    <Section
      id="what-comes-along"
      title={t('move-here.overview.title')}
      note={t('move-here.overview.note')}
    >
      <DataTable className={styles.table} caption={t('move-here.overview.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('move-here.overview.place')}</th>
            {movableItems.map((thing) => (
              <th key={thing} scope="col">
                <span>{t(`move-here.things.${thing}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.migrations.sources.map(
            ({ id, things }) =>
              things && (
                <tr key={id}>
                  <th scope="row">
                    <a href={`?from=${id}#planner`}>{t(`move-here.sources.${id}.name`)}</a>
                  </th>
                  {movableItems.map((thing) => (
                    <td key={thing} className={styles[things[thing]]}>
                      <Verdict of={things[thing]} />
                      <span aria-hidden>{t(`move-here.things.${thing}`)}</span>
                    </td>
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </DataTable>
      <ul className={styles.legend} aria-label={t('move-here.overview.legend')}>
        {moveVerdicts.map((verdict) => (
          <li key={verdict}>
            <Verdict of={verdict} isSpelledOut />
          </li>
        ))}
      </ul>
      <p className={styles.work}>
        <Text k="move-here.overview.work" />
      </p>
    </Section>
  );
}

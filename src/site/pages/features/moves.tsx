import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { movableThings } from '../../../content/schema/migration-ids.ts';
import { DataTable } from '../../design/data-table.tsx';
import arrival from '../../garden/slides/arrival.svg';
import { useHref } from '../../text/link.tsx';
import { Verdict } from '../move-here/verdict.tsx';
import styles from './moves.module.css';

/** The first three places with something to bring, and what comes along from each. */
const places = content.migrations.sources
  .flatMap(({ id, things }) => (things ? [{ id, things }] : []))
  .slice(0, 3);

/** What comes along from one of them, but not so easily from another. */
const differing = movableThings.filter(
  (thing) => new Set(places.map(({ things }) => things[thing])).size > 1,
);

/**
 * A wiki that arrives, and what it matters for where it comes from: each of the commonest places leads to
 * the planner, which knows the rest.
 */
export function Moves() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <>
      <img src={arrival} alt="" loading="lazy" className={styles.arrival} />
      <DataTable className={styles.moves}>
        <thead>
          <tr>
            <th scope="col">{t('move-here.sheet.thing')}</th>
            {places.map(({ id }) => (
              <th key={id} scope="col">
                <a href={`${href('moveHere')}?from=${id}#planner`}>
                  {t(`move-here.sources.${id}.name`)}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map((thing) => (
            <tr key={thing}>
              <th scope="row">{t(`move-here.things.${thing}`)}</th>
              {places.map(({ id, things }) => (
                <td key={id}>
                  <Verdict of={things[thing]} isSpelledOut />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { movableThings } from '../../../content/schema/migration-ids.ts';
import { useHref } from '../../text/link.tsx';
import { Verdict } from '../move-here/verdict.tsx';
import styles from './moves.module.css';

/** The first three places with something to bring, and what comes along from each. */
const places = content.migrations.sources
  .flatMap(({ id, things }) => (things ? [{ id, things }] : []))
  .slice(0, 3);

/** What comes along from the commonest places; each leads to the planner, which knows the rest. */
export function Moves() {
  const { t } = useTranslation();
  const href = useHref();
  return (
    <ul className={styles.places}>
      {places.map(({ id, things }) => (
        <li key={id}>
          <h3>
            <a href={`${href('moveHere')}?from=${id}#planner`}>
              {t(`move-here.sources.${id}.name`)}
            </a>
          </h3>
          <dl>
            {movableThings.map((thing) => (
              <div key={thing}>
                <dt>{t(`move-here.things.${thing}`)}</dt>
                <dd>
                  <Verdict of={things[thing]} isSpelledOut />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

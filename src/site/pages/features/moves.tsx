import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { movableThings } from '../../../content/schema/migration-ids.ts';
import { useHref } from '../../text/link.tsx';
import { Verdict } from '../move-here/verdict.tsx';
import styles from './moves.module.css';

/** The first places with something to bring, and what comes along from each. */
const places = content.migrations.sources.filter(({ things }) => things).slice(0, 3);

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
          <ul>
            {things &&
              movableThings.map((thing) => (
                <li key={thing}>
                  <span>{t(`move-here.things.${thing}`)}</span>
                  <Verdict of={things[thing]} isSpelledOut />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { accountChoices, privacySearch } from '../../../domain/privacy-level.ts';
import { Wall } from '../../garden/frieze.tsx';
import { FrontGate } from '../../garden/front-gate.tsx';
import { joinSigns } from '../../garden/gate-signs.tsx';
import { Picture } from '../../garden/picture.tsx';
import { Text } from '../../text/text.tsx';
import { gates } from './gates.tsx';
import styles from './level-matrix.module.css';

/** The side of a gate's part of the wall, in the units of its drawing, and how far inside it the gate stands. */
const part = { width: 104, inset: 17 };

/** How far the wall goes on where its part is cut. */
const beyond = 4;

/**
 * The nine levels by who joins and by what strangers may do, below one wall with the three gates. Each leads
 * to the calculator with its answers filled in.
 */
export function LevelMatrix() {
  const { t } = useTranslation();
  return (
    <table className={styles.matrix} aria-labelledby="levels">
      <thead>
        <tr>
          <td rowSpan={2}>
            <h2 id="levels">
              <Text k="privacy.table.title" />
            </h2>
            <p>
              <Text k="privacy.table.note" />
            </p>
          </td>
          {gates.map(({ gate }) => (
            <td key={gate}>
              <Picture viewBox={`${-part.inset} -98 ${part.width} 98`} alt="">
                <g transform={`translate(${-part.inset - beyond})`}>
                  <Wall width={part.width + 2 * beyond} />
                </g>
                <FrontGate state={gate} />
              </Picture>
            </td>
          ))}
        </tr>
        <tr>
          {gates.map(({ gate }) => (
            <th key={gate} scope="col" className={styles[gate]}>
              {t(`privacy.words.${gate}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accountChoices.map((create) => (
          <tr key={create}>
            <th scope="row">
              <span className={styles.joins}>
                <Picture viewBox="-16 -53 44 53" alt="">
                  {joinSigns[create]}
                </Picture>
                {t(`privacy.joins.${create}`)}
              </span>
            </th>
            {gates.map(({ gate, levels }) => (
              <td key={gate} className={styles[gate]}>
                {levels
                  .filter((level) => level.create === create)
                  .map((level) => (
                    <a key={level.id} href={`${privacySearch(level)}#level`}>
                      {t(`privacy.levels.${level.id}.name`)}
                    </a>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useTranslation } from 'react-i18next';
import { accountChoices, privacySearch } from '../../../domain/privacy-level.ts';
import { PrivacyIcon } from '../../design/privacy-icon.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { Text } from '../../text/text.tsx';
import { gates } from './level-groups.tsx';
import styles from './level-matrix.module.css';

/**
 * The nine levels as a matrix of who may join and what strangers may do, each with its purpose and name. Each
 * links to the calculator with its answers filled in.
 */
export function LevelMatrix() {
  const { t } = useTranslation();
  return (
    <>
      <h2 id="levels">
        <Text k="privacy.table.title" />
      </h2>
      <p className={styles.note}>
        <Text k="privacy.table.note" />
      </p>
      <table className={styles.matrix} aria-labelledby="levels">
        <thead>
          <tr>
            <td />
            {gates.map(({ gate }) => (
              <th key={gate} scope="col" className={styles[gate]}>
                <span>
                  <PrivacyIcon state={gate} />
                  {t(`privacy.words.${gate}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accountChoices.map((create) => (
            <tr key={create}>
              <th scope="row">
                <span className={styles.joins}>
                  <Drawing name="gates" view={create} />
                  {t(`privacy.joins.${create}`)}
                </span>
              </th>
              {gates.map(({ gate, levels }) => (
                <td key={gate} className={styles[gate]}>
                  {levels
                    .filter((level) => level.create === create)
                    .map((level) => (
                      <a key={level.id} href={`${privacySearch(level)}#level`}>
                        <b>{t(`privacy.levels.${level.id}.use`)}</b>{' '}
                        {t(`privacy.levels.${level.id}.name`)}
                      </a>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

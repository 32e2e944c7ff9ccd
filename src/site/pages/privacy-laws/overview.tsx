import { useTranslation } from 'react-i18next';
import { privacyLaws, privacyRegions, type TimeLimit } from '../../../domain/privacy-law.ts';
import { DataTable } from '../../design/data-table.tsx';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './overview.module.css';
import { useLegalWords } from './use-legal-words.ts';

/** For the drawing alone: the laws count calendar months. */
const daysPerMonth = 30;

/** All countries side by side, with their time limits drawn to the same scale. */
export function Overview() {
  const { t } = useTranslation();
  const { namesOf, languageOf, limitOf } = useLegalWords();
  return (
    <Section
      id="overview"
      title={t('privacy-laws.overview.title')}
      note={t('privacy-laws.overview.note', { days: daysPerMonth })}
    >
      <DataTable className={styles.table} caption={t('privacy-laws.overview.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('privacy-laws.overview.place')}</th>
            <th scope="col">{t('privacy-laws.overview.law')}</th>
            <th scope="col">{t('privacy-laws.overview.time')}</th>
          </tr>
        </thead>
        <tbody>
          {privacyRegions.map((region) => {
            const { statutes, answerLimit, extensionLimit } = privacyLaws[region];
            return (
              <tr key={region}>
                <th scope="row">
                  <a href={`?country=${region}`}>{t(`privacy-laws.regions.${region}.name`)}</a>
                </th>
                <td lang={languageOf(statutes[0]?.id)}>
                  <Text
                    k={`privacy-laws.overview.laws.${region}`}
                    values={{ names: namesOf(statutes) }}
                  />
                </td>
                <td>
                  <Clock answer={daysOf(answerLimit)} extension={daysOf(extensionLimit)} />
                  {extensionLimit
                    ? t('privacy-laws.overview.extended', {
                        limit: limitOf(answerLimit),
                        extension: limitOf(extensionLimit),
                      })
                    : limitOf(answerLimit)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </Section>
  );
}

/** A time limit as a bar on a scale of three months; decorative, because the text below says the same. */
function Clock({ answer, extension }: { answer: number; extension: number }) {
  const width = 3 * daysPerMonth;
  return (
    <svg
      className={styles.clock}
      viewBox={`0 0 ${width} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d={`M0 5h${width}`} />
      <path className={styles.extension} d={`M0 5h${answer + extension}`} />
      <path className={styles.answer} d={`M0 5h${answer}`} />
    </svg>
  );
}

function daysOf(limit: TimeLimit | undefined): number {
  if (!limit) return 0;
  return limit.unit === 'month' ? limit.amount * daysPerMonth : limit.amount;
}

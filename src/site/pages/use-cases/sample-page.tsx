import { useTranslation } from 'react-i18next';
import type { UseCase } from '../../../content/schema/use-cases.ts';
import styles from './case-group.module.css';

/** The use cases whose first page is written out, one in each group. */
const sampled = ['handbook', 'research', 'club', 'genealogy'] as const;

/** Tells whether there are words for a whole page of a use case. */
export function isSampled(id: UseCase['id']): id is (typeof sampled)[number] {
  return sampled.some((one) => one === id);
}

/** A first page as its readers see it: the tabs of MediaWiki, what it says, and a small table. */
export function SamplePage({ id }: { id: (typeof sampled)[number] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.tabs} aria-hidden="true">
        {(['page', 'discussion', 'history'] as const).map((tab) => (
          <span key={tab}>{t(`use-cases.samples.tabs.${tab}`)}</span>
        ))}
      </p>
      <b>{t(`use-cases.cases.${id}.pages.first`)}</b>
      <table>
        <tbody>
          {(['first', 'second', 'third'] as const).map((row) => (
            <tr key={row}>
              <th scope="row">{t(`use-cases.samples.${id}.rows.${row}.what`)}</th>
              <td>{t(`use-cases.samples.${id}.rows.${row}.value`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t(`use-cases.cases.${id}.opening`)} {t(`use-cases.samples.${id}.more`)}
      </p>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { comparisonRows } from '../../../content/hosts.ts';
import type { ComparisonId } from '../../../content/schema/host-criteria.ts';
import { site } from '../../../content/site.ts';
import choice from '../../design/choice.module.css';
import { DataTable } from '../../design/data-table.tsx';
import styles from './host-comparison.module.css';
import { StatementCell } from './statement-cell.tsx';

/**
 * A table that compares us with three other hosts, the most important questions first. On narrow screens it
 * shows us and one other host, chosen by radio buttons and CSS without script.
 */
export function HostComparison({ id }: { id: ComparisonId }) {
  const { t } = useTranslation();
  const { hosts } = content.hosts.comparisons[id];
  const rows = comparisonRows(id).map((row) => ({
    ...row,
    question: t(`compare.${id}.criteria.${row.criterion}` as 'compare.question'),
  }));
  return (
    <section id={id} className={styles.comparison}>
      <fieldset className={styles.choice} data-behaviour="switch" data-when="idle">
        <legend>{t('compare.choose')}</legend>
        <div className={choice.switch}>
          {hosts.map((host, index) => (
            <label key={host.id}>
              <input type="radio" name={id} value={host.id} defaultChecked={index === 0} />
              {host.name}
            </label>
          ))}
        </div>
      </fieldset>
      <DataTable className={styles.table} caption={t(`compare.${id}.caption`)}>
        <thead>
          <tr>
            <th scope="col">{t('compare.question')}</th>
            {[site.brandName, ...hosts.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, question, ours, theirs }) => (
            <tr key={criterion}>
              <th scope="row">{question}</th>
              <StatementCell textKey={`${id}.ours.${criterion}`} says={ours} />
              {theirs.map(({ host, says }) => (
                <StatementCell key={host} textKey={`${id}.${host}.${criterion}`} says={says} />
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

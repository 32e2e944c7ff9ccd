import { formatCount, formatDay, formatMoney, formatMonth, formatStorage } from '../i18n/format.ts';
import { content } from './content.ts';
import { type ComparisonId, hostCriteria } from './schema/host-criteria.ts';
import type { Figure, Statement } from './schema/hosts.ts';

export type { Statement } from './schema/hosts.ts';

/**
 * Puts a comparison into rows, one for each question.
 *
 * @returns for each question our answer and theirs, in the order of the hosts
 */
export function comparisonRows(id: ComparisonId) {
  const { ours, hosts: others } = content.hosts.comparisons[id];
  // The schema makes sure that every question has its cell.
  return hostCriteria[id].map((criterion) => ({
    criterion,
    ours: ours[criterion] as Statement,
    theirs: others.map((host) => ({
      host: host.id,
      says: host.cells[criterion] as Statement,
    })),
  }));
}

/**
 * Writes out the figures of a statement for its text.
 *
 * @param locale BCP 47 language tag
 * @returns the values by the names that the text gives them
 */
export function figuresOf(locale: string, { figures }: Pick<Statement, 'figures'>) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, formatFigure(locale, figure)]),
  );
}

function formatFigure(locale: string, figure: Figure): string {
  if ('count' in figure) return formatCount(locale, figure.count);
  if ('gb' in figure) return formatStorage(locale, figure.gb);
  if ('cents' in figure)
    return formatMoney(locale, { cents: figure.cents, currency: 'USD' }, { isShort: true });
  if ('month' in figure) return formatMonth(locale, figure.month);
  if ('day' in figure) return formatDay(locale, figure.day);
  return 'year' in figure ? String(figure.year) : figure.version;
}

import { localeNames, locales } from '../../src/i18n/locales.ts';
import type { Summary } from './read-log.ts';

type Cell = string | number;
const rowsShown = 50;

/** Renders the totals of a log as one self-contained HTML page. */
export function reportPage(summary: Summary): string {
  const { from, to, requests, unreadable, errors } = summary;
  const notes = [
    `Requests: ${number(requests)}, from ${from || '–'} to ${to || '–'}.`,
    `Errors: ${number(errors)}${errors > 0 ? '; look for "level":"error" in the log' : ''}.`,
    unreadable > 0 ? `Lines that could not be read: ${number(unreadable)}.` : '',
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Report of the site</title>
<style>
  :root { color-scheme: light dark; }
  body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; font: 16px/1.5 system-ui, sans-serif; }
  div { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  caption { text-align: start; font-weight: 600; font-size: 1.25rem; padding-block: 2rem 0.5rem; }
  th, td { padding: 0.25rem 1rem 0.25rem 0; border-block-end: 1px solid #8886; text-align: start; font-weight: 400; overflow-wrap: anywhere; }
  thead th { font-weight: 600; }
  .n { text-align: end; white-space: nowrap; }
</style>
<main>
<h1>Report of the site</h1>
<p>${escapeHtml(notes.filter(Boolean).join(' '))}</p>
${sections(summary).join('\n')}
</main>
</html>
`;
}

function sections({ visits, calculated, needs, missing, slowest, timings }: Summary): string[] {
  const pages = [...visits].map(([page, counts]) => ({ page, counts, all: sum(counts) }));
  const countries = [...new Set([...calculated.values()].flatMap((each) => [...each.keys()]))];
  return [
    table(
      'Visits by page and language',
      ['Page', ...locales.map((locale) => localeNames[locale]), 'All'],
      pages
        .sort((one, other) => other.all - one.all)
        .map(({ page, counts, all }) => [
          page,
          ...locales.map((each) => counts.get(each) ?? 0),
          all,
        ]),
    ),
    table(
      'Prices worked out, by plan and country',
      ['Plan', ...countries.sort(), 'All'],
      [...calculated].map(([plan, counts]) => [
        ...[plan, ...countries.map((country) => counts.get(country) ?? 0)],
        sum(counts),
      ]),
    ),
    table('Needs that the plan finder was asked for', ['Need', 'Times'], mostFirst([...needs])),
    table(
      'Addresses that are missing',
      ['Address', 'Linked on', 'Times'],
      [...missing]
        .sort(([, one], [, other]) => other.times - one.times)
        .slice(0, rowsShown)
        .map(([address, { times, linkedFrom }]) => [
          ...[
            address,
            mostFirst([...linkedFrom])
              .map(([page]) => page)
              .join(', ') || '–',
          ],
          times,
        ]),
    ),
    table(
      'How pages feel: three visits of four are at least as quick',
      ['Page', 'Visits', 'LCP in ms', 'INP in ms', 'CLS'],
      [...timings]
        .sort(([, one], [, other]) => other.lcpMs.length - one.lcpMs.length)
        .map(([page, { lcpMs, inpMs, cls }]) => [
          ...[page, lcpMs.length, percentile75(lcpMs), percentile75(inpMs), percentile75(cls)],
        ]),
    ),
    table(
      'Slowest answers',
      ['Request', 'When', 'Status', 'Milliseconds'],
      slowest.map(({ request, time, status, ms }) => [request, time, status, Math.round(ms)]),
    ),
  ];
}

/** A table, whose numeric columns are right-aligned. */
function table(caption: string, head: readonly string[], rows: readonly Cell[][]): string {
  if (rows.length === 0) return `<h2>${escapeHtml(caption)}</h2><p>Nothing.</p>`;
  const isNumeric = (column: number) => typeof rows[0]?.[column] === 'number';
  const mark = (column: number) => (isNumeric(column) ? ' class="n"' : '');
  const heads = head.map((text, at) => `<th scope="col"${mark(at)}>${escapeHtml(text)}</th>`);
  const body = rows.map((cells) => {
    const [first = '', ...rest] = cells.map((cell) =>
      typeof cell === 'number' ? number(cell) : escapeHtml(cell),
    );
    const others = rest.map((text, at) => `<td${mark(at + 1)}>${text}</td>`);
    return `<tr><th scope="row">${first}</th>${others.join('')}</tr>`;
  });
  return `<div tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function mostFirst(counts: [string, number][]): [string, number][] {
  return counts.sort(([, one], [, other]) => other - one).slice(0, rowsShown);
}

function sum(counts: Map<unknown, number>): number {
  return [...counts.values()].reduce((all, each) => all + each, 0);
}

/** The usual measure of field timings (https://web.dev/articles/defining-core-web-vitals-thresholds). */
function percentile75(values: number[]): Cell {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? '–';
}

const number = (value: number) => value.toLocaleString('en');

/** Paths in a log are untrusted input. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

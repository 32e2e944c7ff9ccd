// Times the price calculator of the built site over random selections: the sum alone, and the page
// of a result as the server renders it. Prints the median and the 99th percentile of each.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { selectionQuery } from '../src/domain/calculator-query.ts';
import { calculatePrice } from '../src/domain/price.ts';
import { optionalAddonIds, productIds } from '../src/domain/price-book.ts';
import { dayOf } from '../src/domain/tax-rate.ts';

const rounds = { sum: 200_000, page: 2000 };
const warmUp = 0.1;

const server = join(resolve(process.argv[2] ?? 'dist'), 'server');
if (!existsSync(join(server, 'render.js'))) {
  console.error(`Nothing measured. Missing: ${server} (run "npm run build").`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
const { createRenderer } = await import(join(server, 'render.js'));
const render = createRenderer(JSON.parse(readFileSync(join(server, 'assets.json'), 'utf8')));
const day = dayOf(new Date());
const renderQuery = (query) =>
  render({ key: 'priceCalculator', locale: 'en', query: new URLSearchParams(query), day });

const book = await readBook();
const anyOf = (items) => items[Math.floor(Math.random() * items.length)];
const selections = Array.from({ length: 1000 }, () => ({
  product: anyOf(productIds),
  country: anyOf(book.countries).code,
  addons: optionalAddonIds.filter(() => Math.random() < 0.5),
  extraWikis: Math.floor(Math.random() * 100),
  extraStorageGb: Math.floor(Math.random() * 1000),
}));
const queries = selections.map(selectionQuery);

await report('sum', (round) => calculatePrice(book, selections[round % selections.length]));
await report('page', (round) => renderQuery(queries[round % queries.length]));

/** The prices as the page hands them to the browser. */
async function readBook() {
  const { html } = await renderQuery('');
  const props = html.match(/data-island="live-estimate"[^>]* data-props="([^"]*)"/)[1];
  return JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).book;
}

async function report(name, work) {
  const count = rounds[name];
  const microseconds = new Float64Array(count);
  for (let round = -count * warmUp; round < count; round += 1) {
    const startedMs = performance.now();
    const result = work(Math.abs(round));
    if (result instanceof Promise) await result;
    if (round >= 0) microseconds[round] = (performance.now() - startedMs) * 1000;
  }
  microseconds.sort();
  const at = (share) => microseconds[Math.floor(share * (count - 1))].toFixed(1);
  console.log(`${name}: median ${at(0.5)} µs, p99 ${at(0.99)} µs (${count} times)`);
}

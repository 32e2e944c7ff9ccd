// Times the price calculator of the built site over a thousand selections: the calculation alone, and the whole
// page of a result. Prints the median and the 99th percentile of each.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { selectionQuery } from '../../src/domain/calculator-query.ts';
import { calculatePrice } from '../../src/domain/price.ts';
import { optionalAddonsOf, type PriceBook, productIds } from '../../src/domain/price-book.ts';
import { dayOf } from '../../src/domain/tax-rate.ts';

const rounds = { sum: 200_000, page: 2000 };
const warmUp = 0.1;

const server = join(resolve(process.argv[2] ?? 'dist'), 'server');
if (!existsSync(join(server, 'render.js'))) {
  console.error(`Nothing measured. Missing: ${server} (run "npm run build").`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
const { createRenderer }: typeof import('../../src/site/render.tsx') = await import(
  join(server, 'render.js')
);
const render = createRenderer(JSON.parse(readFileSync(join(server, 'assets.json'), 'utf8')));
const day = dayOf(new Date());
const renderQuery = (query: string) =>
  render({ key: 'priceCalculator', locale: 'en', query: new URLSearchParams(query), day });

const book = await readBook();
const anySelection = fc.record({
  product: fc.constantFrom(...productIds),
  country: fc.constantFrom(...book.countries.map(({ code }) => code)),
  addons: fc.subarray(optionalAddonsOf(book)),
  extraWikis: fc.nat(99),
  extraStorageGb: fc.nat(999),
});
// A fixed seed makes runs comparable.
const selections = fc.sample(anySelection, { seed: 2026, numRuns: 1000 });
const queries = selections.map(selectionQuery);

await report('sum', (round) => {
  const selection = selections[round % selections.length];
  return selection && calculatePrice(book, selection);
});
await report('page', (round) => renderQuery(queries[round % queries.length] ?? ''));

/** Reads the prices from the island's properties in the page. */
async function readBook(): Promise<PriceBook> {
  const page = await renderQuery('');
  const html = page.kind === 'page' ? page.html : '';
  const island = html.slice(html.indexOf('data-island="price-calculator"'));
  const [, props = ''] = island.match(/<script type="application\/json">(.*?)<\/script>/) ?? [];
  return JSON.parse(props).book;
}

async function report(name: keyof typeof rounds, work: (round: number) => unknown): Promise<void> {
  const count = rounds[name];
  const microseconds = new Float64Array(count);
  for (let round = -count * warmUp; round < count; round += 1) {
    const startedMs = performance.now();
    const result = work(Math.abs(round));
    if (result instanceof Promise) await result;
    if (round >= 0) microseconds[round] = (performance.now() - startedMs) * 1000;
  }
  microseconds.sort();
  const at = (share: number) => microseconds[Math.floor(share * (count - 1))]?.toFixed(1);
  console.log(`${name}: median ${at(0.5)} µs, p99 ${at(0.99)} µs (${count} times)`);
}

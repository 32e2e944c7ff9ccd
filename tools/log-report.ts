// Turns an access log of the site into one HTML page.
//
//   npm run report -- access.log
//   npm run report -- access.log --out may.html
import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readOptions } from '../src/read-options.ts';
import { readLog } from './log-report/read-log.ts';
import { reportPage } from './log-report/report-page.ts';

const { values, positionals } = readOptions({
  options: { out: { type: 'string', default: 'report.html' } },
  allowPositionals: true,
});
// npm runs scripts in the project's folder, wherever it was called.
const here = process.env.INIT_CWD ?? process.cwd();
const [file] = positionals.map((name) => path.resolve(here, name));
if (!file || !existsSync(file)) {
  console.error(file ? `${file} is not there.` : 'Say which log: npm run report -- access.log');
  process.exit(1);
}
const out = path.resolve(here, values.out);
const summary = await readLog(createInterface({ input: createReadStream(file) }));
writeFileSync(out, reportPage(summary));
console.log(`${summary.requests} requests: ${out}`);

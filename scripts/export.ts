// Writes the prepared site for an nginx without Node into dist/static/.
//
//   npm run export
//   npm run export -- --upstream http://127.0.0.1:3000 --listen 80 --root /srv/site/files
import path from 'node:path';
import { writeExport } from '../src/build/export/write-export.ts';
import { freshBuild } from '../src/build/fresh-build.ts';
import { readOptions } from './read-options.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = readOptions({
  options: {
    listen: { type: 'string', default: '8080' },
    root: { type: 'string', default: 'files' },
    upstream: { type: 'string' },
  },
});

if (!freshBuild()) process.exit(1);
const dist = path.join(root, 'dist');
const { listen, root: files, upstream } = values;
try {
  await writeExport(dist, path.join(dist, 'static'), root, { listen, root: files, upstream });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(
  `dist/static/ is ready for nginx; ${
    upstream ? `${upstream} answers what is worked out` : 'what is worked out has no upstream'
  }.`,
);

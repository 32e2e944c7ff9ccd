// Builds when something has changed since the last time, then becomes the server.
import path from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';

await buildIfStale();
process.env.NODE_ENV ??= 'production';
await import(path.resolve(import.meta.dirname, '../dist/server/node.js'));

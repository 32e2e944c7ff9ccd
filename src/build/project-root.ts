import path from 'node:path';

/** The project's folder; absolute. */
export const root = path.resolve(import.meta.dirname, '../..');

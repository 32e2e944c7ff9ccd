import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { parseSource, type SourceFile } from '../content/check/source-file.ts';
import type { Content, ContentFileName } from '../content/schema/files.ts';
import { dayOf } from '../domain/tax-rate.ts';
import type { BuildCache } from './build-cache.ts';
import { hashFiles } from './built-from.ts';
import type { CheckedContent } from './check-project.ts';

/** What content/ says, and the code that checks it. */
const inputs = [
  'content/*.yaml',
  'content/pictures/*',
  'src/{content,domain,i18n}/**/*',
  'src/site/routes.ts',
  'package-lock.json',
];

export interface KeptContent extends CheckedContent {
  /** Whether it was checked before as it is. */
  isKept: boolean;
}

/** Reads and checks content/. What had no mistakes before is only read. */
export async function loadKeptContent(root: string, cache: BuildCache): Promise<KeptContent> {
  // Some entries hold until a day.
  const madeOf = [hashFiles(root, inputs), dayOf(new Date())];
  const kept = cache.recall(madeOf, 'content-yaml');
  if (kept) {
    const content: Content = deserialize(kept);
    return { content, sources: readSources(root, content), problems: [], isKept: true };
  }
  // The schemas are slow to load.
  const { loadContent } = await import('../content/check/load.ts');
  const loaded = loadContent(root);
  if (loaded.content) cache.keep(madeOf, 'content-yaml', serialize(loaded.content));
  return { ...loaded, isKept: false };
}

/** The files of content/, which are parsed only if somebody asks for a line. */
function readSources(root: string, content: Content): Record<ContentFileName, SourceFile> {
  const sources = Object.keys(content).map((name) => {
    const file = `content/${name}.yaml`;
    return [name, parseSource(file, readFileSync(path.join(root, file), 'utf8'))];
  });
  return Object.fromEntries(sources);
}

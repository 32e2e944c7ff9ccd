import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts by the names of their files, each a tree. */
export type Texts = Record<string, unknown>;

/**
 * Reads the texts of a language from the disk.
 *
 * @param root absolute path of the project
 * @throws an error that names the file when one is no JSON
 */
export function readTexts(root: string, locale: string): Texts {
  const folder = path.join(root, 'locales', locale);
  return Object.fromEntries(
    readdirSync(folder)
      // Editors and systems leave files of their own, which begin with a dot.
      .filter((file) => /^[^.].*\.json$/.test(file))
      .sort()
      .map((file) => [
        path.basename(file, '.json'),
        parse(`locales/${locale}/${file}`, readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );
}

function parse(file: string, text: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** All texts under their whole keys: `landing.title`. */
export function flattenTexts(texts: Texts): Map<string, string> {
  const flat = new Map<string, string>();
  const add = (key: string, part: unknown) => {
    if (typeof part === 'string') flat.set(key, part);
    else for (const [name, inner] of Object.entries(Object(part))) add(`${key}.${name}`, inner);
  };
  for (const [namespace, tree] of Object.entries(texts)) add(namespace, tree);
  return flat;
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPaths } from '../../src/content/check/load.ts';
import { locales } from '../../src/i18n/locales.ts';
import { editJson } from '../files/edit-json.ts';
import { editLegal } from '../files/edit-legal.ts';
import { editYaml, readYaml } from '../files/edit-yaml.ts';
import { type LegalBlock, readLegal } from '../files/read-legal.ts';

/** Folder of the pictures of content/. */
export const pictureFolder = 'content/pictures';

/** Reads a file by its path from the project's root. */
export type Reader = (file: string) => string;

const formats = {
  '.yaml': { read: readYaml, edit: editYaml },
  '.json': { read: (text: string): unknown => JSON.parse(text), edit: editJson },
  '.mdx': {
    read: readLegal as (text: string) => unknown,
    edit: (text: string, value: unknown) => editLegal(text, value as LegalBlock[]),
  },
} as const;

/** Parses a file of content/ or locales/. @throws for a syntax error */
export function readValue(file: string, text: string): unknown {
  return formatOf(file).read(text);
}

/** Returns the text of a file with a new value; see the `edit…` function of its format. */
export function editText(file: string, text: string, value: unknown): string {
  return formatOf(file).edit(text, value);
}

function formatOf(file: string) {
  const format = formats[path.extname(file) as keyof typeof formats];
  if (!format) throw new Error(`${file} is none of the files that the studio changes.`);
  return format;
}

/**
 * Whether the studio may change a file: the known files of content/, the legal texts, and the texts
 * of the site's languages. The path must be normalised, so that no `..` leads out of the project.
 */
export function isEditable(file: string): boolean {
  if (path.posix.normalize(file) !== file || file.includes('\\')) return false;
  if (Object.values<string>(contentPaths).includes(file)) return true;
  const found = /^(?:locales|content\/legal)\/(\w+)\/[a-z][a-z-]*\.(json|mdx)$/.exec(file);
  const isKnownLocale = (locales as readonly (string | undefined)[]).includes(found?.[1]);
  return isKnownLocale && file.startsWith('locales/') === file.endsWith('.json');
}

/** Lists all files on disk that the studio can change. */
export function editableFiles(root: string): string[] {
  return globSync(['content/*.yaml', 'content/legal/*/*.mdx', 'locales/*/*.json'], { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isEditable)
    .sort();
}

/** Makes a reader of files on disk. */
export function diskReader(root: string): Reader {
  return (file) => readFileSync(path.join(root, file), 'utf8');
}

/** Makes a reader that returns the bytes of pictures, and the text of other files by another reader. */
export function withPictures(root: string, read: Reader): (file: string) => Uint8Array | string {
  return (file) =>
    file.startsWith(`${pictureFolder}/`) ? readFileSync(path.join(root, file)) : read(file);
}

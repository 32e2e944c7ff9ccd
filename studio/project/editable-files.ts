import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPaths } from '../../src/content/check/load.ts';
import { locales } from '../../src/i18n/locales.ts';
import { editJson } from '../files/edit-json.ts';
import { editLegal } from '../files/edit-legal.ts';
import { editYaml, readYaml } from '../files/edit-yaml.ts';
import { type LegalBlock, readLegal } from '../files/read-legal.ts';

/** Where the pictures lie that content/ names. */
export const pictureFolder = 'content/pictures';

/** Gives a file's text by its path from the project's root. */
export type Reader = (file: string) => string;

const formats = {
  '.yaml': { read: readYaml, edit: editYaml },
  '.json': { read: (text: string): unknown => JSON.parse(text), edit: editJson },
  '.mdx': {
    read: readLegal as (text: string) => unknown,
    edit: (text: string, value: unknown) => editLegal(text, value as LegalBlock[]),
  },
} as const;

/** What a file of content/ or locales/ says. @throws for a mistake of syntax */
export function readValue(file: string, text: string): unknown {
  return formatOf(file).read(text);
}

/** The text of a file once it says something else; see the `edit…` function of its kind. */
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
 * of the languages that there are. The path must be written the usual way, so that no `..` leads out.
 */
export function isEditable(file: string): boolean {
  if (path.posix.normalize(file) !== file || file.includes('\\')) return false;
  if (Object.values<string>(contentPaths).includes(file)) return true;
  const found = /^(?:locales|content\/legal)\/(\w+)\/[a-z][a-z-]*\.(json|mdx)$/.exec(file);
  const isKnownLocale = (locales as readonly (string | undefined)[]).includes(found?.[1]);
  return isKnownLocale && file.startsWith('locales/') === file.endsWith('.json');
}

/** Every file that the studio can change, as it is on the disk now. */
export function editableFiles(root: string): string[] {
  return globSync(['content/*.yaml', 'content/legal/*/*.mdx', 'locales/*/*.json'], { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isEditable)
    .sort();
}

/** Reads files from the disk. */
export function diskReader(root: string): Reader {
  return (file) => readFileSync(path.join(root, file), 'utf8');
}

/** Gives pictures as bytes, which are no text, and every other file as the reader has it. */
export function withPictures(root: string, read: Reader): (file: string) => Uint8Array | string {
  return (file) =>
    file.startsWith(`${pictureFolder}/`) ? readFileSync(path.join(root, file)) : read(file);
}

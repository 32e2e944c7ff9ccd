import path from 'node:path';
import { contentPaths } from '../../src/content/check/load.ts';
import type { ContentFileName } from '../../src/content/schema/files.ts';
import { readLegal } from '../files/read-legal.ts';
import { titleOf } from '../forms/words.ts';
import { type Reader, readValue } from '../project/editable-files.ts';
import { leavesOf, valueAt } from './content-leaves.ts';
import { writtenPath } from './written-path.ts';

/** The place of a click, as the page describes it. */
export interface Clicked {
  locale: string;
  /** Keys of the texts around the point, innermost first. */
  texts: string[];
  /** Entries from which the figure at the point was computed: `plans:personal.1.monthlyCents.USD`. */
  figures: string[];
  /** Entries of the figure that ends the sentence at the point. */
  near: string[];
  /** Text of the smallest element around the point. */
  words: string;
  /** Text of the paragraph or list item around the point. */
  paragraph: string;
  /** Target of the link around the point. */
  href?: string | undefined;
  /** Address of the picture at the point. */
  picture?: string | undefined;
}

/** A field that can be opened. */
export type Target =
  | { kind: 'text'; key: string }
  | { kind: 'entry'; file: string; path: (string | number)[]; label: string }
  | { kind: 'legal'; name: string; index: number };

/**
 * Finds the fields behind a click, the most likely first.
 *
 * @param files paths of all files
 */
export function locate(clicked: Clicked, read: Reader, files: readonly string[]): Target[] {
  const figures = clicked.figures.flatMap((figure) => entryOf(figure, read));
  const texts = clicked.texts.map((key): Target => ({ kind: 'text', key }));
  const found = [
    ...figures,
    ...texts,
    ...clicked.near.flatMap((figure) => entryOf(figure, read)),
    ...(texts.length === 0 ? legalBlock(clicked, read, files) : []),
    ...matchingValues(clicked, read),
  ];
  const seen = new Set<string>();
  return found.filter((target) => {
    const name = JSON.stringify(target);
    return !seen.has(name) && seen.add(name);
  });
}

function entryOf(figure: string, read: Reader): Target[] {
  const [name = '', at = ''] = figure.split(':');
  const file = contentPaths[name as ContentFileName];
  if (!file) return [];
  return [entry(file, writtenPath(readValue(file, read(file)), at.split('.')), read)];
}

function entry(file: string, path: (string | number)[], read: Reader): Target {
  const value = readValue(file, read(file));
  const names = path.map((key, depth) => titleOf(valueAt(value, path.slice(0, depth + 1)), key));
  return { kind: 'entry', file, path, label: names.join(', ') };
}

/** Finds names, addresses and pictures, which pages show as they are in the file. */
function matchingValues({ words, href, picture = '' }: Clicked, read: Reader): Target[] {
  const shown = [words, href, path.basename(picture)];
  return Object.values(contentPaths).flatMap((file) =>
    leavesOf(readValue(file, read(file)))
      .filter(({ value }) => typeof value === 'string' && value.length > 2)
      .filter(({ value }) => shown.includes(value as string) || isNamedIn(value as string, words))
      .map(({ path }) => entry(file, path, read)),
  );
}

/** Whether a longer text contains a name; enum values of the schemas, such as `yes`, are no names. */
function isNamedIn(value: string, words: string): boolean {
  return value.length > 3 && /[\sA-Z]/.test(value) && words.length < 200 && words.includes(value);
}

function legalBlock(
  { locale, paragraph }: Clicked,
  read: Reader,
  files: readonly string[],
): Target[] {
  return files
    .filter((file) => file.startsWith(`content/legal/${locale}/`))
    .flatMap((file) =>
      [...readLegal(read(file)).entries()]
        .filter(([, { text }]) => text.length > 3 && isIn(plain(paragraph), text))
        .map(([index]): Target => ({ kind: 'legal', name: path.basename(file, '.mdx'), index })),
    );
}

/** Whether a paragraph of the page matches a source text, with any values for its placeholders. */
function isIn(shown: string, written: string): boolean {
  return written.split(/\{\{[^}]*\}\}/).every((part) => shown.includes(plain(part)));
}

/** Keeps letters and digits only, because the page has other quotation marks and spaces. */
function plain(text: string): string {
  return text.replaceAll(/<[^>]*>/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, type ContentFileName, contentSchemas } from '../../schema/files.ts';
import { contentPaths, type LoadedContent, loadContent } from '../load.ts';
import { formatProblem, type Problem } from '../problem.ts';
import { parseSource, type SourceFile } from '../source-file.ts';

interface TestContent {
  content: Content;
  sources: Record<ContentFileName, SourceFile>;
}

/**
 * Content of which only some files are written, each as YAML that passes its schema.
 *
 * @returns the files as the checks get them; those that are not written are not there
 */
export function contentFrom(files: Partial<Record<ContentFileName, string>>): TestContent {
  const names = Object.keys(files) as ContentFileName[];
  const sources = Object.fromEntries(
    names.map((name) => [name, parseSource(contentPaths[name], files[name] ?? '')]),
  ) as Record<ContentFileName, SourceFile>;
  const content = Object.fromEntries(
    names.map((name) => [name, contentSchemas[name].parse(sources[name].value)]),
  ) as unknown as Content;
  return { content, sources };
}

const root = path.resolve(import.meta.dirname, '../../../..');

/** The shipped text of a file of content/. */
export function shipped(name: ContentFileName): string {
  return readFileSync(path.join(root, contentPaths[name]), 'utf8');
}

let loaded: LoadedContent | undefined;

/** The shipped content, with some files written anew. */
export function shippedWith(files: Partial<Record<ContentFileName, string>>): TestContent {
  loaded ??= loadContent(root);
  const { content, sources } = loaded;
  if (!content || !sources) throw new Error('content/ has mistakes.');
  const anew = contentFrom(files);
  return { content: { ...content, ...anew.content }, sources: { ...sources, ...anew.sources } };
}

/** What is told, line by line, each with the entry that an editor would mark. */
export function problemLines(problems: readonly Problem[]): string[] {
  return problems.map((each) => `[${each.path?.join('.') ?? ''}] ${formatProblem(each)}`);
}

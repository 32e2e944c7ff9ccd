import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, type ContentFileName, contentSchemas } from '../schema/files.ts';
import { findAdvice } from './advice.ts';
import { assumptions } from './assumptions.ts';
import { checkPictures } from './check-pictures.ts';
import { crossCheck } from './cross-check.ts';
import { expectation, explainIssues } from './explain-issue.ts';
import type { Problem } from './problem.ts';
import { readText } from './read-text.ts';
import { parseSource, type SourceFile } from './source-file.ts';

/** Every YAML file of content/, as a path from the project's root. */
export const contentPaths = Object.fromEntries(
  Object.keys(contentSchemas).map((name) => [name, `content/${name}.yaml`]),
) as Record<ContentFileName, string>;

/** Gives what is in a file. */
export type Reader = (path: string) => Uint8Array | string;

export interface LoadedContent {
  /** What the files say; undefined when there are problems. */
  content?: Content;
  /** The same files with positions. */
  sources?: Record<ContentFileName, SourceFile>;
  /** Mistakes: if there are any, nothing is built. */
  problems: Problem[];
  /** Assumed entries by path; they stop the build unless the site is a demonstration. */
  toConfirm: Problem[];
  /** Advice, which never stops a build. */
  advice: Problem[];
}

/**
 * Reads and checks content/.
 *
 * @param root absolute path of the project
 * @returns never throws for what a file says; see `problems`
 */
export function loadContent(root: string): LoadedContent {
  return checkContent((path) => readFileSync(join(root, path)));
}

/**
 * Checks content read from anywhere.
 *
 * @param read gives a file's bytes or text by its path from the project's root, and throws when it is
 *   missing
 */
export function checkContent(read: Reader): LoadedContent {
  const problems: Problem[] = [];
  const sources = {} as Record<ContentFileName, SourceFile>;
  const content: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(contentPaths) as [ContentFileName, string][]) {
    const source = sourceOf(file, read, problems);
    if (!source) continue;
    sources[name] = source;
    const result = contentSchemas[name].safeParse(source.value, { error: expectation });
    if (result.success) content[name] = result.data;
    else problems.push(...explainIssues(result.error.issues, source));
  }
  if (problems.length > 0) return { problems, toConfirm: [], advice: [] };
  const checked = content as Content;
  const contradictions = [
    ...crossCheck(checked, sources),
    ...checkPictures(checked, sources, read),
  ];
  if (contradictions.length > 0) return { problems: contradictions, toConfirm: [], advice: [] };
  return {
    content: checked,
    sources,
    problems: [],
    toConfirm: assumptions(sources),
    advice: findAdvice(checked, sources),
  };
}

function sourceOf(file: string, read: Reader, problems: Problem[]): SourceFile | undefined {
  let bytes: Uint8Array | string;
  try {
    bytes = read(file);
  } catch {
    problems.push({ file, sentence: 'this file is missing; the site cannot be made without it.' });
    return undefined;
  }
  const result = readText(file, bytes);
  if ('problem' in result) {
    problems.push(result.problem);
    return undefined;
  }
  const source = parseSource(file, result.text);
  problems.push(...source.problems);
  return source.problems.length > 0 ? undefined : source;
}

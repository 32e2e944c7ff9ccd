/** Something wrong in a content file, or something its owner should know. */
export interface Problem {
  /** Path from the project's root, such as `content/plans.yaml`. */
  file: string;
  /** Counted from 1; undefined when the whole file is meant. */
  line?: number | undefined;
  /** The entry of the file that is meant, where it is one; for an editor that has a field for it. */
  path?: readonly PropertyKey[];
  /** Keys of the texts that are to be written, such as `claims.no-ads`; for an editor that opens them. */
  unwritten?: readonly string[];
  /** A whole sentence for somebody who is no programmer: what is wrong, and what to write. */
  sentence: string;
}

/** Prints a problem as one line: `content/plans.yaml, line 12: …`. */
export function formatProblem({ file, line, sentence }: Problem): string {
  return line === undefined ? `${file}: ${sentence}` : `${file}, line ${line}: ${sentence}`;
}

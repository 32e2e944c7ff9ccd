/** Something wrong in a locale file, explained for somebody who is no programmer. */
export interface TextProblem {
  /** Path from the project's root, such as `locales/de/plans.json`. */
  file: string;
  /** Counted from 1; undefined when the whole file is meant. */
  line?: number | undefined;
  /** The keys that lead to the text. */
  path?: readonly string[];
  /** What is wrong, and what to write. */
  sentence: string;
}

/** Reports something wrong with one text. */
export type Report = (sentence: string) => void;

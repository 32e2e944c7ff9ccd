/** Replaces the characters from `start` to `end` by `text`. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

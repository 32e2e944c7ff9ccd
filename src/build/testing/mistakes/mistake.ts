/**
 * A mistake: its description, its file, the text that is replaced and its replacement. With `above`, the
 * problem is reported at the head of the list, because the line itself is gone.
 */
export type Mistake = readonly [
  name: string,
  file: string,
  from: string | RegExp,
  to: string,
  told?: 'above',
];

/**
 * A mistake: what it is, in which file, what is replaced by what, and whether it is told at the
 * head of the list or group rather than in the line itself, because something is gone.
 */
export type Mistake = readonly [
  name: string,
  file: string,
  from: string | RegExp,
  to: string,
  told?: 'above',
];

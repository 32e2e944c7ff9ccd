/** Remembers what has been checked and had no mistakes, so that it need not be checked again. */
export interface CleanRecord {
  /** @param what all that the check looks at, beside what the record as a whole holds for */
  has(...what: string[]): boolean;
  add(...what: string[]): void;
}

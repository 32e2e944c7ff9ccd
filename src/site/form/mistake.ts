/** Something in a form that has to be corrected before there is an answer. */
export interface Mistake {
  /** Id of the field, of a group of radio buttons that of the first; none when only the address says it. */
  readonly field?: string;
  /** What the field is called on the page. */
  readonly label: string;
  /** What to do, as a whole sentence. */
  readonly sentence: string;
}

/**
 * Ties a field to its hint and to the sentence of its mistake (WCAG 2.2, 3.3.1 Error Identification).
 *
 * @param field its id; the hint's id ends in `-hint`
 * @param hasHint whether there is a hint
 * @returns attributes of the field
 */
export function describedBy(field: string, isFaulty: boolean, hasHint = true) {
  const ids = [isFaulty && mistakeId(field), hasHint && `${field}-hint`].filter(Boolean);
  return {
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** Id of the sentence that says what is wrong about a field. */
export function mistakeId(field: string): string {
  return `${field}-mistake`;
}

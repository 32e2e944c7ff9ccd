/** An error in a form that must be corrected before there is a result. */
export interface FormError {
  /** Id of the field, or of the first radio button of a group; undefined for a parameter without a field. */
  readonly field?: string;
  /** Label of the field. */
  readonly label: string;
  /** What to do, as a whole sentence. */
  readonly sentence: string;
}

/**
 * Associates a field with its hint and its error message (WCAG 2.2, 3.3.1 Error Identification).
 *
 * @param field its id; the hint's id ends in `-hint`
 * @param hasHint whether there is a hint
 * @returns attributes for the field
 */
export function describedBy(field: string, isFaulty: boolean, hasHint = true) {
  const ids = [isFaulty && errorId(field), hasHint && `${field}-hint`].filter(Boolean);
  return {
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** Id of a field's error message. */
export function errorId(field: string): string {
  return `${field}-error`;
}

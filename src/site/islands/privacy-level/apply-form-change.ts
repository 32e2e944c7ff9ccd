import {
  type PrivacyChoice,
  parsePrivacyChoice,
  setEdit,
  setRead,
} from '../../../domain/privacy-level.ts';

/** The new decisions, and the one that was adjusted because of another. */
export interface FormChange {
  choice: PrivacyChoice;
  forced?: 'read' | 'edit';
}

/**
 * Applies a change in the form: a decision that contradicts the changed one is adjusted (rules: `setRead` and
 * `setEdit`).
 *
 * @param before the previous decisions
 * @param form the form with its new values
 * @returns `before` itself when nothing has changed
 */
export function applyFormChange(before: PrivacyChoice, form: HTMLFormElement): FormChange {
  const fields = new FormData(form) as unknown as Iterable<[string, string]>;
  const asked = parsePrivacyChoice(fields);
  const hasRead = asked.read !== before.read;
  const hasEdit = asked.edit !== before.edit;
  if (hasEdit) return compare(asked, setEdit(asked, asked.edit));
  if (hasRead) return compare(asked, setRead(asked, asked.read));
  return { choice: asked.create === before.create ? before : asked };
}

function compare(asked: PrivacyChoice, choice: PrivacyChoice): FormChange {
  if (choice.edit !== asked.edit) return { choice, forced: 'edit' };
  return choice.read === asked.read ? { choice } : { choice, forced: 'read' };
}

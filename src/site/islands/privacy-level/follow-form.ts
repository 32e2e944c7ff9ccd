import {
  type PrivacyChoice,
  parsePrivacyChoice,
  setEdit,
  setRead,
} from '../../../domain/privacy-level.ts';

/** The decisions from now on, and the one that had to change because of another. */
export interface Followed {
  choice: PrivacyChoice;
  forced?: 'read' | 'edit';
}

/**
 * Follows a change in the form: a decision that contradicts the changed one is adjusted to it
 * (business rule: reading and editing in the privacy calculator).
 *
 * @param before the decisions until now
 * @param form the form with the decisions as they are asked for
 * @returns `before` itself when nothing has changed
 */
export function followForm(before: PrivacyChoice, form: HTMLFormElement): Followed {
  const fields = new FormData(form) as unknown as Iterable<[string, string]>;
  const { choice: asked } = parsePrivacyChoice(fields);
  const hasRead = asked.read !== before.read;
  const hasEdit = asked.edit !== before.edit;
  if (hasEdit) return compare(asked, setEdit(asked, asked.edit));
  if (hasRead) return compare(asked, setRead(asked, asked.read));
  return { choice: asked.create === before.create ? before : asked };
}

function compare(asked: PrivacyChoice, choice: PrivacyChoice): Followed {
  if (choice.edit !== asked.edit) return { choice, forced: 'edit' };
  return choice.read === asked.read ? { choice } : { choice, forced: 'read' };
}

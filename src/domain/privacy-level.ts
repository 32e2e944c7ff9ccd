import { parseOption } from './option.ts';
import { firstValue, type Query } from './query.ts';

/** Who may read or edit: anyone at all, or only people with an account on the wiki. */
export const accessChoices = ['everyone', 'users'] as const;

/** Who may make an account: anyone, only people who already have one, or an administrator's yes. */
export const accountChoices = ['everyone', 'users', 'approval'] as const;

export type AccessChoice = (typeof accessChoices)[number];
export type AccountChoice = (typeof accountChoices)[number];

/** The three decisions that make a privacy level. */
export interface PrivacyChoice {
  read: AccessChoice;
  edit: AccessChoice;
  create: AccountChoice;
}

/** The nine levels on offer, from the most open to the most closed (business rule: privacy levels). */
export const privacyLevels = [
  { id: 'public', read: 'everyone', edit: 'everyone', create: 'everyone' },
  { id: 'private-a', read: 'everyone', edit: 'everyone', create: 'users' },
  { id: 'private-b', read: 'everyone', edit: 'users', create: 'everyone' },
  { id: 'private-c', read: 'everyone', edit: 'users', create: 'users' },
  { id: 'private-d', read: 'users', edit: 'users', create: 'everyone' },
  { id: 'private-e', read: 'users', edit: 'users', create: 'users' },
  { id: 'private-f-a', read: 'everyone', edit: 'everyone', create: 'approval' },
  { id: 'private-f-c', read: 'everyone', edit: 'users', create: 'approval' },
  { id: 'private-f-e', read: 'users', edit: 'users', create: 'approval' },
] as const satisfies readonly (PrivacyChoice & { id: string })[];

export type PrivacyLevel = (typeof privacyLevels)[number];
export type PrivacyLevelId = PrivacyLevel['id'];

/** Where the calculator starts: everything open. */
export const openChoice: PrivacyChoice = { read: 'everyone', edit: 'everyone', create: 'everyone' };

/**
 * Finds the level that grants exactly these permissions.
 *
 * @returns the level, or undefined for the combination that makes no sense: editing without reading
 */
export function findLevel({ read, edit, create }: PrivacyChoice): PrivacyLevel | undefined {
  return privacyLevels.find(
    (level) => level.read === read && level.edit === edit && level.create === create,
  );
}

/** The level of this id. */
export function levelOf(id: PrivacyLevelId): PrivacyLevel {
  return privacyLevels.find((level) => level.id === id) as PrivacyLevel;
}

/**
 * Chooses who reads. Nobody can edit what they cannot read, so closing reading closes editing too.
 *
 * @returns a new choice for which a level exists, if one existed before
 */
export function setRead(choice: PrivacyChoice, read: AccessChoice): PrivacyChoice {
  return { ...choice, read, edit: read === 'users' ? 'users' : choice.edit };
}

/**
 * Chooses who edits. Nobody can edit what they cannot read, so opening editing opens reading too.
 *
 * @returns a new choice for which a level exists, if one existed before
 */
export function setEdit(choice: PrivacyChoice, edit: AccessChoice): PrivacyChoice {
  return { ...choice, edit, read: edit === 'everyone' ? 'everyone' : choice.read };
}

/**
 * Reads `read`, `edit` and `create` from a link or a form. The forcing rules are not applied: a
 * form without JavaScript can ask for a level that does not exist, and its visitor must be told so.
 *
 * @param query values may be in any case
 * @returns the choice, with `everyone` for each field that is missing, empty or unknown
 */
export function parsePrivacyChoice(query: Query): PrivacyChoice {
  const entries = [...query];
  const pick = <Choice extends string>(field: keyof PrivacyChoice, choices: readonly Choice[]) =>
    parseOption(choices, firstValue(entries, field)) ?? 'everyone';
  return {
    read: pick('read', accessChoices),
    edit: pick('edit', accessChoices),
    create: pick('create', accountChoices),
  };
}

/**
 * Writes a choice as a query that `parsePrivacyChoice` reads back.
 *
 * @returns a query with its question mark
 */
export function privacySearch({ read, edit, create }: PrivacyChoice): string {
  return `?${new URLSearchParams({ read, edit, create })}`;
}

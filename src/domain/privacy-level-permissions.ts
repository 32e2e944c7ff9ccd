import type { AccountChoice, PrivacyChoice } from './privacy-level.ts';

/** The people who visit a wiki, from least to most trusted. */
export const wikiRoles = ['stranger', 'user', 'administrator'] as const;

/** What a privacy level grants or denies them. */
export const wikiActions = [
  'read',
  'edit',
  'createAccount',
  'requestAccount',
  'approveAccounts',
] as const;

export type WikiRole = (typeof wikiRoles)[number];
export type WikiAction = (typeof wikiActions)[number];

const everyone: readonly WikiRole[] = wikiRoles;
const users: readonly WikiRole[] = ['user', 'administrator'];
const administrators: readonly WikiRole[] = ['administrator'];
const strangers: readonly WikiRole[] = ['stranger'];
const nobody: readonly WikiRole[] = [];

const rolesThatMay: Record<AccountChoice, readonly WikiRole[]> = {
  everyone,
  users,
  approval: administrators,
};

/** Each action's audience under a level; requests exist only where accounts wait for approval. */
const audiences: Record<WikiAction, (level: PrivacyChoice) => readonly WikiRole[]> = {
  read: ({ read }) => rolesThatMay[read],
  edit: ({ edit }) => rolesThatMay[edit],
  createAccount: ({ create }) => rolesThatMay[create],
  requestAccount: ({ create }) => (create === 'approval' ? strangers : nobody),
  approveAccounts: ({ create }) => (create === 'approval' ? administrators : nobody),
};

/**
 * Tells whether a privacy level lets somebody do something (business rule: privacy levels).
 * `createAccount` is an account that works at once, for oneself or for a colleague;
 * `requestAccount` is one that waits for an administrator.
 */
export function isAllowed(level: PrivacyChoice, role: WikiRole, action: WikiAction): boolean {
  return audiences[action](level).includes(role);
}

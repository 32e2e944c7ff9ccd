import type { TrustId } from '../../../content/schema/trust.ts';

/** What the drawing of the backups says; it is drawn while both are confirmed. */
export const trustCopies = ['backups', 'restore'] as const satisfies TrustId[];

/** What else is asked before all: these answers stand in large letters. */
export const trustFirst = ['ownership', 'export'] as const satisfies TrustId[];

/** What keeps a wiki safe: a row each. */
export const trustSafe = [
  'encryption-in-transit',
  'updates',
  'staff-access',
  'agreement',
] as const satisfies TrustId[];

/** The other questions that a sentence or two answer, in the order of the page. A test proves that none is left out. */
export const trustGroups = [
  {
    id: 'copies',
    subjects: [
      ...trustCopies,
      'backups-kept',
      'backups-place',
      'restore-drill',
      'erased-from-backups',
    ],
  },
  { id: 'data', subjects: ['data-place', 'processors', 'encryption-at-rest'] },
  { id: 'running', subjects: ['support', 'uptime-promise', 'maintenance', 'uptime'] },
  {
    id: 'security',
    subjects: [
      'two-factor',
      'readers',
      'leaver',
      'report',
      'staff-path',
      'staff-leaver',
      'certificates',
    ],
  },
  { id: 'contract', subjects: ['closing', 'liability', 'law', 'terms-changes'] },
] as const satisfies readonly { id: string; subjects: readonly TrustId[] }[];

/** What is told step by step; the first at large. */
export const trustTimelines = [
  'cancelling',
  'failed-payment',
  'breach',
] as const satisfies TrustId[];

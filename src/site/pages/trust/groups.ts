import type { TrustId } from '../../../content/schema/trust.ts';

/** What is asked before all else: these answers stand first, in large letters. */
export const trustFirst = ['ownership', 'backups', 'export'] as const satisfies TrustId[];

/** The other questions that a sentence or two answer, in the order of the page; the first of each subject decides. A test proves that none is left out. */
export const trustGroups = [
  {
    id: 'copies',
    subjects: ['restore', 'backups-kept', 'backups-place', 'restore-drill', 'erased-from-backups'],
  },
  {
    id: 'data',
    subjects: [
      'encryption-in-transit',
      'two-factor',
      'agreement',
      'data-place',
      'processors',
      'encryption-at-rest',
    ],
  },
  {
    id: 'access',
    subjects: ['readers', 'staff-access', 'leaver', 'staff-path', 'staff-leaver'],
  },
  {
    id: 'running',
    subjects: ['updates', 'maintenance', 'uptime-promise', 'support', 'uptime', 'certificates'],
  },
  { id: 'incidents', subjects: ['breach', 'report'] },
  { id: 'contract', subjects: ['closing', 'liability', 'law', 'terms-changes'] },
] as const satisfies readonly { id: string; subjects: readonly TrustId[] }[];

/** What is told step by step. */
export const trustTimelines = ['failed-payment', 'cancelling'] as const satisfies TrustId[];

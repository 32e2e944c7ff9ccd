import type { TrustId } from '../../../content/schema/trust.ts';

/** The questions that a sentence or two answer, in the order of the page. A test proves that none is left out. */
export const trustGroups = [
  {
    id: 'data',
    subjects: [
      'ownership',
      'export',
      'encryption-in-transit',
      'agreement',
      'data-place',
      'processors',
      'encryption-at-rest',
    ],
  },
  {
    id: 'copies',
    subjects: [
      'backups',
      'restore',
      'backups-kept',
      'backups-place',
      'restore-drill',
      'erased-from-backups',
    ],
  },
  {
    id: 'access',
    subjects: ['readers', 'two-factor', 'staff-access', 'leaver', 'staff-path', 'staff-leaver'],
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

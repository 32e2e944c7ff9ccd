import type { TrustId } from '../../../content/schema/trust-ids.ts';

/** Questions that the drawing of backups illustrates; it is shown while both answers are confirmed. */
export const backupQuestions = ['backups', 'restore'] as const satisfies TrustId[];

/** The next most important questions, with answers in large type. */
export const ownershipQuestions = ['ownership', 'export'] as const satisfies TrustId[];

/** Questions about security, a row each. */
export const securityQuestions = [
  'encryption-in-transit',
  'updates',
  'staff-access',
  'agreement',
] as const satisfies TrustId[];

/** All other questions with short answers, in the order of the page. A test proves that none is missing. */
export const questionGroups = [
  {
    id: 'copies',
    subjects: [
      ...backupQuestions,
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

/** Questions that a timeline answers; the first is the large one. */
export const timelineQuestions = [
  'cancelling',
  'failed-payment',
  'breach',
] as const satisfies TrustId[];

export const sentenceIds = [
  'ownership',
  'export',
  'data-place',
  'encryption-in-transit',
  'encryption-at-rest',
  'backups',
  'restore',
  'backups-kept',
  'backups-place',
  'restore-drill',
  'erased-from-backups',
  'readers',
  'two-factor',
  'staff-access',
  'staff-path',
  'staff-leaver',
  'leaver',
  'updates',
  'maintenance',
  'uptime-promise',
  'support',
  'uptime',
  'certificates',
  'report',
  'closing',
  'liability',
  'law',
  'terms-changes',
  'agreement',
] as const;

/** What is told day by day. */
export const timelineIds = ['failed-payment', 'cancelling', 'breach'] as const;

/** Every entry that content/trust.yaml may have. */
export const trustIds = [...sentenceIds, 'processors', ...timelineIds] as const;
export type TrustId = (typeof trustIds)[number];

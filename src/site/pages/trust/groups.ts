import type { TrustId } from '../../../content/schema/trust.ts';

/** The questions in the order of the page. A test proves that none is left out. */
export const trustGroups = [
  {
    id: 'data',
    subjects: ['data-place', 'processors', 'encryption-in-transit', 'encryption-at-rest'],
  },
  {
    id: 'copies',
    subjects: ['backups', 'backups-kept', 'backups-place', 'restore-drill', 'erased-from-backups'],
  },
  { id: 'access', subjects: ['staff-access', 'staff-path', 'staff-leaver', 'leaver'] },
  { id: 'running', subjects: ['uptime', 'certificates'] },
  { id: 'incidents', subjects: ['breach', 'report'] },
  { id: 'contract', subjects: ['agreement', 'failed-payment', 'cancelling'] },
] as const satisfies readonly { id: string; subjects: readonly TrustId[] }[];

/** What other departments ask before they agree, by subject; the first question of each decides. */
export const groups = [
  {
    id: 'access',
    lead: 'access.read',
    others: [
      'access.signOn',
      'access.network',
      'access.twoFactor',
      'access.staff',
      'access.leaver',
      'access.contractors',
    ],
  },
  {
    id: 'records',
    lead: 'records.trail',
    others: [
      'records.backups',
      'records.owner',
      'records.processing',
      'records.processors',
      'records.encryption',
      'records.assistant',
    ],
  },
  {
    id: 'editing',
    lead: 'editing.visual',
    others: ['editing.approval', 'editing.tools', 'editing.macros', 'editing.training'],
  },
  {
    id: 'money',
    lead: 'money.invoices',
    others: [
      'money.party',
      'money.currencies',
      'money.vat',
      'money.failed',
      'money.growth',
      'money.logo',
    ],
  },
  {
    id: 'running',
    lead: 'running.updates',
    others: ['running.domain', 'running.uptime', 'running.support'],
  },
] as const;

export type Group = (typeof groups)[number];

/** What decides, each answered at once. */
export const decisive = ['leaving', 'money', 'running'] as const;

/** What other departments ask besides, in two columns that are about as high. */
export const columns = [
  [
    'access.twoFactor',
    'access.leaver',
    'access.network',
    'access.department',
    'access.staff',
    'access.contractors',
    'records.backups',
    'records.processing',
    'records.processors',
    'records.encryption',
    'records.assistant',
    'running.domain',
  ],
  [
    'money.advertised',
    'money.party',
    'money.vat',
    'money.failed',
    'money.growth',
    'money.logo',
    'leaving.cancel',
    'editing.markup',
    'editing.approval',
    'editing.tools',
    'editing.macros',
    'editing.training',
  ],
] as const;

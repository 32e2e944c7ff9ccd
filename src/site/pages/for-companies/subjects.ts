/** What other departments ask besides, by subject, in two columns that are about as high. */
export const columns = [
  [
    {
      id: 'access',
      questions: ['access.network', 'access.department', 'access.staff', 'access.contractors'],
    },
    {
      id: 'records',
      questions: [
        'records.backups',
        'records.processing',
        'records.processors',
        'records.encryption',
        'records.assistant',
      ],
    },
    {
      id: 'editing',
      questions: ['editing.approval', 'editing.tools', 'editing.macros', 'editing.training'],
    },
  ],
  [
    {
      id: 'money',
      questions: [
        'money.party',
        'money.currencies',
        'money.vat',
        'money.failed',
        'money.growth',
        'money.logo',
      ],
    },
    { id: 'running', questions: ['running.domain', 'running.uptime', 'running.support'] },
    { id: 'leaving', questions: ['leaving.cancel'] },
  ],
] as const;

export type Subject = (typeof columns)[number][number];

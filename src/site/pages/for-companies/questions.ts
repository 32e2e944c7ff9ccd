/** The first questions of IT, legal and purchasing. */
export const firstQuestions = ['access.leaver', 'records.processing', 'money.failed'] as const;

/** Further questions, by subject. */
export const groups = [
  {
    subject: 'access',
    questions: [
      'access.twoFactor',
      'access.network',
      'access.department',
      'access.staff',
      'access.contractors',
    ],
  },
  {
    subject: 'records',
    questions: ['records.backups', 'records.processors', 'records.encryption', 'records.assistant'],
  },
  {
    subject: 'money',
    questions: [
      'money',
      'money.pay',
      'money.party',
      'money.vat',
      'money.growth',
      'money.logo',
      'money.cancel',
    ],
  },
  {
    subject: 'editing',
    questions: [
      'running',
      'running.support',
      'editing.approval',
      'editing.tools',
      'running.domain',
    ],
  },
] as const;

/** The questions that each comparison with other hosts answers, in the order of its rows. */
export const hostCriteria = {
  communities: [
    'payment',
    'ads',
    'start',
    'look',
    'privacy',
    'export',
    'domain',
    'continuity',
    'support',
  ],
  companies: ['payment', 'place', 'look', 'privacy', 'export', 'domain', 'continuity', 'support'],
} as const;

export type ComparisonId = keyof typeof hostCriteria;

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
  // The first three decide, and are shown in large letters.
  companies: ['payment', 'place', 'continuity', 'look', 'privacy', 'export', 'domain', 'support'],
} as const;

export type ComparisonId = keyof typeof hostCriteria;

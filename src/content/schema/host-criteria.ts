/**
 * The questions that each comparison with other hosts answers, in the order of its rows. What cannot be
 * read on the own page of every host is no question of a comparison.
 */
export const hostCriteria = {
  communities: ['payment', 'ads', 'start', 'privacy', 'export'],
  companies: ['payment', 'place', 'continuity', 'look', 'privacy', 'export'],
} as const;

export type ComparisonId = keyof typeof hostCriteria;

/** What a visitor needs whom we send to another host; each has its heading. */
export const hostNeeds = ['free', 'games', 'software'] as const;

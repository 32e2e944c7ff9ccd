/** Query parameter with which a prefetched page reports that it has been opened. */
export const openedParameter = 'opened';

/** Paths of endpoints that are no pages, for forms, scripts and programs. */
export const servicePaths = {
  health: '/healthz',
  location: '/location',
  language: '/language',
  timings: '/timings',
} as const;

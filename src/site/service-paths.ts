/** By which a page that was fetched ahead says that it has been opened. */
export const openedParameter = 'opened';

/** Addresses that are no pages: what forms, scripts and machines ask the server. */
export const servicePaths = {
  health: '/healthz',
  location: '/location',
  language: '/language',
  timings: '/timings',
} as const;

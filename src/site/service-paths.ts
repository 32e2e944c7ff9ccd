/**
 * Addresses that are no pages: what forms, scripts and machines ask the server. The boot script, which
 * has no room for a table, writes the one that it asks by itself.
 */
export const servicePaths = {
  health: '/healthz',
  location: '/location',
  language: '/language',
  timings: '/timings',
} as const;

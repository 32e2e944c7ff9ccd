/** In characters. No path of the site is nearly as long, and log collectors cut long lines. */
export const loggedPathLength = 500;

/** In characters. Paths of the site are far shorter, and log collectors cut long lines. */
export const loggedPathLength = 500;

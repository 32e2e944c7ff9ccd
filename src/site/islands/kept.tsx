import type { ReactNode } from 'react';

/**
 * Markup inside an island that only the server makes: large, and of no use to the script. In the
 * browser there are no children; React is then told that the element's inside is written by
 * somebody else, takes it over as it stands, and leaves it alone.
 *
 * @param children what the page gave the island as children
 */
export function Kept({ children }: { children?: ReactNode }) {
  if (children !== undefined) return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's HTML stays
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

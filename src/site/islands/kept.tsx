import type { ReactNode } from 'react';

/**
 * Markup inside an island that only the server makes: large, and of no use to the script. In the
 * browser there are no children; React is then told that the element's content is written by other
 * code, so it keeps that content as it is.
 *
 * @param children what the page gave the island as children
 */
export function Kept({ children }: { children?: ReactNode }) {
  if (children !== undefined) return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's HTML stays
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * A sentence with numbers, inside an island. Server and browser may have different ICU data and format a
 * number differently; `suppressHydrationWarning` keeps the server's text, so that this is no hydration
 * mismatch.
 */
export function Figures({ children }: { children: string }) {
  return <span suppressHydrationWarning>{children}</span>;
}

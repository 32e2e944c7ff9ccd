/**
 * A sentence with figures in it, inside an island. The server and the browser may have different
 * copies of the language data and space a figure differently; React is told to let the server's be,
 * and does not make the island anew.
 */
export function Figures({ children }: { children: string }) {
  return <span suppressHydrationWarning>{children}</span>;
}

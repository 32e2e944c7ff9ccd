/**
 * A sentence with figures in it, inside an island. The server and the browser may have different
 * copies of the language data and space a figure differently; React is told to keep the server's
 * text, so it does not render the island again.
 */
export function Figures({ children }: { children: string }) {
  return <span suppressHydrationWarning>{children}</span>;
}

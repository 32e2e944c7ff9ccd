import { createContext, type ReactNode, use } from 'react';

/** In the browser, what the server has put into `StaticHtml`. */
export const ServedNodes = createContext<readonly Node[]>([]);

/**
 * Markup inside an island that only the server makes: large, and of no use to the script. In the
 * browser there are no children; React is then told that the element's content is written by other
 * code, so it leaves that content as it is. Should it make the element anew, the content moves there.
 *
 * @param children what the page gave the island as children
 */
export function StaticHtml({ children }: { children?: ReactNode }) {
  const nodes = use(ServedNodes);
  if (children !== undefined) return <div data-static-html="">{children}</div>;
  return (
    <div
      ref={(element) => {
        if (!element?.hasChildNodes()) element?.append(...nodes);
      }}
      data-static-html=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's nodes stay
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

import { createContext, type ReactNode, use } from 'react';

/** In the browser, the server-rendered nodes of `StaticHtml`. */
export const ServedNodes = createContext<readonly Node[]>([]);

/**
 * Static markup inside an island, rendered by the server only because the script does not need it. In the
 * browser there are no children; an empty `dangerouslySetInnerHTML` makes React leave the existing content
 * alone. If React recreates the element, the content moves there.
 *
 * @param children the children that the page gave the island
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

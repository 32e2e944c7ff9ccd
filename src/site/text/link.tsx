import { type ComponentProps, type ReactNode, use } from 'react';
import { type LinkId, site } from '../../content/site.ts';
import { CartContext } from '../cart.ts';
import { useSite } from '../context.tsx';
import { ButtonLink } from '../design/button.tsx';
import { type PageRoute, type RouteKey, routes } from '../routes.ts';

interface LinkProps {
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Makes hrefs of routes in the form that the current page needs.
 *
 * @returns a function from route key and optional fragment to an address: absolute on pages that are shown on
 *   other hosts, a path everywhere else
 */
export function useHref(): (to: RouteKey, fragment?: string) => string {
  const { pageKey } = useSite();
  const page: PageRoute = routes[pageKey];
  const base = page.frame === 'standalone' ? site.siteUrl : '';
  return (to, fragment) => `${base}${routes[to].path}${fragment ? `#${fragment}` : ''}`;
}

/**
 * A link to a route, with `aria-current` on the page itself.
 *
 * @param search query with its question mark
 * @param fragment id of a part of the page
 */
export function RouteLink({
  to,
  fragment,
  search = '',
  children,
  className,
}: LinkProps & { to: RouteKey; fragment?: string; search?: string }) {
  const href = useHref();
  const isCurrent = useSite().pageKey === to && !fragment && !search;
  return (
    <a
      href={`${href(to)}${search}${fragment ? `#${fragment}` : ''}`}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}

/**
 * Makes hrefs of links to other hosts, by their key in `links` of content/site.yaml. For a target that is not
 * set, the href is a page that says so.
 */
export function useExternalHref(): (to: LinkId) => string {
  const href = useHref();
  const carry = use(CartContext);
  return (to) => (site.links[to] ? carry(to, site.links[to]) : href('unsetLink'));
}

/** A link to another host, by its key in `links` of content/site.yaml. */
export function ExternalLink({ to, children, className }: LinkProps & { to: LinkId }) {
  return (
    <a href={useExternalHref()(to)} className={className}>
      {children}
    </a>
  );
}

/** An external link that looks like a button. */
export function ExternalButton({
  to,
  ...button
}: { to: LinkId } & Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  return <ButtonLink href={useExternalHref()(to)} {...button} />;
}

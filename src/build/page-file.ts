import type { PageKey } from '../site/routes.ts';

/** The module of a page, from the project's root: `createWiki` is in create-wiki.tsx. */
export function pageFile(key: PageKey): string {
  return `/src/site/pages/${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.tsx`;
}

import { site } from '../../content/site.ts';

/** Joins what a page or a feed is called with the brand, as tabs, feed readers and link previews show it. */
export function documentTitle(title: string): string {
  return `${title} – ${site.brandName}`;
}

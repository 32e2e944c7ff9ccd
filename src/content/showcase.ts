import { content } from './content.ts';
import { extensions } from './extensions.ts';
import { planOf } from './plans.ts';

/** The wikis of the showcase page; their descriptions are texts under the same ids. */
export const showcase = content.showcase.map((wiki) => ({
  ...wiki,
  planName: planOf(wiki.plan).name,
  extensionNames: wiki.extensions.map(
    (key) => extensions.find((extension) => extension.key === key)?.prettyName ?? key,
  ),
}));

export type ShowcaseWiki = (typeof showcase)[number];

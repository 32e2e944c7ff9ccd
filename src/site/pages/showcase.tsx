import { showcase } from '../../content/showcase.ts';
import { firstValue } from '../../domain/query.ts';
import type { Resolution } from '../page-module.ts';
import { Overview } from './showcase/overview.tsx';
import { useSamplePages } from './showcase/sample-pages.ts';
import { WikiTour } from './showcase/wiki-tour.tsx';

export const choices = { wiki: showcase.map(({ id }) => id) };

interface Props {
  /** The wiki to open. */
  wiki?: string;
}

/** Shows the pages of the wiki in the query; an unknown wiki gets the overview with status 404. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  const wiki = firstValue(query, 'wiki');
  const isKnown = showcase.some(({ id }) => id === wiki);
  return { kind: 'page', props: { wiki }, ...(wiki && !isKnown && { status: 404 }) };
}

export function Page({ wiki: id }: Props) {
  const wiki = showcase.find((each) => each.id === id);
  const pages = useSamplePages(wiki?.id);
  return wiki && pages ? <WikiTour wiki={wiki} pages={pages} /> : <Overview />;
}

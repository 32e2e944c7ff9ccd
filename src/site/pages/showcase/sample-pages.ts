import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../text/text-key.ts';

/** Ids of the pages of a sample wiki, as links in their wikitext use them. */
export const samplePageIds = ['one', 'two', 'three'] as const;

export type SamplePageId = (typeof samplePageIds)[number];

/** An author and a text. */
export interface Remark {
  by: string;
  text: string;
}

export interface SamplePage {
  id: SamplePageId;
  title: string;
  /** Paragraphs of wikitext. */
  paragraphs: readonly string[];
  /** Its discussion, oldest remark first. */
  discussion: readonly Remark[];
  /** Its versions, newest first. */
  history: readonly Remark[];
}

/**
 * Reads the pages of a wiki from the texts in locales/<language>/wiki-tour.json.
 *
 * @param wiki its id in content/showcase.yaml
 * @returns undefined when the wiki has no pages
 */
export function useSamplePages(wiki: string | undefined): readonly SamplePage[] | undefined {
  const { t, i18n } = useTranslation();
  if (!wiki || !i18n.exists(`wiki-tour.${wiki}.one.title`)) return undefined;
  return samplePageIds.map((id) => {
    const keyOf = (part: string) => `wiki-tour.${wiki}.${id}.${part}` as TextKey;
    const list = (part: string): string[] =>
      i18n.exists(keyOf(part)) ? Object.values(t(keyOf(part), { returnObjects: true })) : [];
    return {
      id,
      title: t(keyOf('title')),
      paragraphs: list('text'),
      discussion: list('talk').map(remarkIn),
      history: list('history').map(remarkIn),
    };
  });
}

/** Parses “name: text”; French has a space before the colon. */
export function remarkIn(line: string): Remark {
  const [, by = '', text = line] = line.match(/^(.+?)\s?: (.+)$/) ?? [];
  return { by, text };
}

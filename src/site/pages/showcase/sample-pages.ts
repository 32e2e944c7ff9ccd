import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../text/text-key.ts';

/** The pages of a wiki that one can walk into; links in their wikitext name them so. */
export const samplePageIds = ['one', 'two', 'three'] as const;

export type SamplePageId = (typeof samplePageIds)[number];

/** Who wrote, and what. */
export interface Remark {
  by: string;
  text: string;
}

export interface SamplePage {
  id: SamplePageId;
  title: string;
  /** Paragraphs of wikitext. */
  paragraphs: readonly string[];
  /** What was written about it, in the order of time. */
  discussion: readonly Remark[];
  /** Its versions, the newest first. */
  history: readonly Remark[];
}

/**
 * Reads the pages of a wiki from the texts in locales/<language>/walk-in.json.
 *
 * @param wiki its id in content/showcase.yaml
 * @returns undefined when nobody has written any for it
 */
export function useSamplePages(wiki: string | undefined): readonly SamplePage[] | undefined {
  const { t, i18n } = useTranslation();
  if (!wiki || !i18n.exists(`walk-in.${wiki}.one.title`)) return undefined;
  return samplePageIds.map((id) => {
    const keyOf = (part: string) => `walk-in.${wiki}.${id}.${part}` as TextKey;
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

/** Reads “name: text”; before a colon, French has a space. */
export function remarkIn(line: string): Remark {
  const [, by = '', text = line] = line.match(/^(.+?)\s?: (.+)$/) ?? [];
  return { by, text };
}

import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';
import { type RouteKey, routes } from '../routes.ts';
import { Answer } from './answer.tsx';
import { Cite } from './cite.tsx';
import { ExternalLink, RouteLink } from './link.tsx';
import type { TextKey } from './text-key.ts';

/** `<tag>` and `<tag/>` of a text, without their closing halves. */
const tagPattern = /<([A-Za-z][\w-]*)\s*\/?>/g;

const tagsByKey = new WeakMap<i18n, Map<TextKey, readonly string[]>>();

/** The names of the tags in a text, each once. */
function tagsOf(texts: i18n, key: TextKey): readonly string[] {
  const known = tagsByKey.get(texts) ?? new Map<TextKey, readonly string[]>();
  tagsByKey.set(texts, known);
  const find = () => {
    const raw = texts.t(key, { skipInterpolation: true });
    return [...new Set([...raw.matchAll(tagPattern)].map((match) => match[1] as string))];
  };
  const tags = known.get(key) ?? find();
  known.set(key, tags);
  return tags;
}

/**
 * Makes the element that a tag in a text stands for.
 *
 * @throws when the tag is neither a route, nor a link of content/site.yaml, nor a claim, nor an answer
 */
function elementFor(tag: string): ReactElement {
  if (tag === 'b' || tag === 'em') {
    const Tag = tag;
    return <Tag />;
  }
  if (tag.startsWith('cite-')) return <Cite claim={tag.slice('cite-'.length)} />;
  if (tag.startsWith('ask-')) return <Answer id={tag.slice('ask-'.length)} />;
  if (tag in routes) return <RouteLink to={tag as RouteKey}>{null}</RouteLink>;
  if (tag in site.links) {
    return <ExternalLink to={tag as keyof typeof site.links}>{null}</ExternalLink>;
  }
  throw new Error(
    `A text has the tag <${tag}>, which is no route, no link, no claim and no answer.`,
  );
}

/**
 * A text of the locale files with its inline marks rendered: `<plans>…</plans>` links to a route,
 * `<cite-uptime/>` sets a reference mark, `<ask-data-place>Ask us.</ask-data-place>` says what
 * content/answers.yaml answers, `<b>` and `<em>` are what they are in HTML.
 */
export function Text({ k, values }: { k: TextKey; values?: Record<string, string | number> }) {
  const { i18n } = useTranslation();
  const tags = tagsOf(i18n, k);
  if (tags.length === 0) return <>{i18n.t(k, { ...values })}</>;
  return (
    <Trans
      i18n={i18n}
      i18nKey={k as string as 'common.yes'}
      values={values ?? {}}
      components={Object.fromEntries(tags.map((tag) => [tag, elementFor(tag)]))}
    />
  );
}

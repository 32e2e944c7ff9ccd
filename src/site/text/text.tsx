import type { i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { site } from '../../content/site.ts';
import { type RouteKey, routes } from '../routes.ts';
import { Cite } from './cite.tsx';
import { ExternalLink, RouteLink } from './link.tsx';
import type { TextKey } from './text-key.ts';

/** `<tag>` and `<tag/>` of a text, without their closing halves. */
const tagPattern = /<([A-Za-z][\w-]*)\s*\/?>/g;

/** The names of the tags in a text, each once. */
function tagsOf({ t }: i18n, key: TextKey): readonly string[] {
  const raw = t(key, { skipInterpolation: true });
  return [...new Set([...raw.matchAll(tagPattern)].map((match) => match[1] as string))];
}

/**
 * Makes the element that a tag in a text stands for.
 *
 * @throws when the tag is neither a route, nor a link of content/site.yaml, nor a claim, nor a part of a page
 */
function elementFor(tag: string): ReactElement {
  if (tag === 'b' || tag === 'em' || tag === 'small') {
    const Tag = tag;
    return <Tag />;
  }
  if (tag.startsWith('cite-')) return <Cite claim={tag.slice('cite-'.length)} />;
  const [, route = '', fragment = ''] = /^(\w+)-(.+)$/.exec(tag) ?? [];
  if (route in routes) {
    return (
      <RouteLink to={route as RouteKey} fragment={fragment}>
        {null}
      </RouteLink>
    );
  }
  if (tag in routes) return <RouteLink to={tag as RouteKey}>{null}</RouteLink>;
  if (tag in site.links) {
    return <ExternalLink to={tag as keyof typeof site.links}>{null}</ExternalLink>;
  }
  throw new Error(
    `A text has the tag <${tag}>, which is no route, no link, no claim and no part of a page.`,
  );
}

/** Cache of parsed texts without values, by `t`. */
const known = new WeakMap<i18n['t'], Map<TextKey, ReactNode>>();

/**
 * A text of the locale files with its inline tags rendered: `<plans>…</plans>` links to a route,
 * `<plans-before-paying>…</plans-before-paying>` to the part of it that has this id, `<cite-uptime/>` sets a
 * reference mark, `<b>`, `<em>` and `<small>` are what they are in HTML.
 */
export function Text({ k, values }: { k: TextKey; values?: Record<string, string | number> }) {
  const { i18n } = useTranslation();
  if (values) return write(i18n, k, values);
  // Parsing the tags takes longer than rendering them. Keyed by `t`, because `i18n` is a new object each
  // time.
  const texts = known.get(i18n.t) ?? new Map<TextKey, ReactNode>();
  known.set(i18n.t, texts);
  if (!texts.has(k)) texts.set(k, write(i18n, k));
  return texts.get(k);
}

function write(i18n: i18n, k: TextKey, values?: Record<string, string | number>): ReactNode {
  const tags = tagsOf(i18n, k);
  if (tags.length === 0) return values ? i18n.t(k, values) : i18n.t(k);
  return Trans({
    i18n,
    i18nKey: k as string as 'common.yes',
    values: values ?? {},
    components: Object.fromEntries(tags.map((tag) => [tag, elementFor(tag)])),
  });
}

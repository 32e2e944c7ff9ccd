import { Feed } from 'feed';
import { content } from '../content/content.ts';
import type { Change } from '../content/schema/changes.ts';
import { site } from '../content/site.ts';
import { formatDay } from '../i18n/format.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { plainTexts } from '../i18n/server.ts';
import { localePath } from '../site/addresses.ts';
import { feedKinds, feedPath } from '../site/feeds/feed-path.ts';
import { documentTitle } from '../site/layout/document-title.ts';
import { routes } from '../site/routes.ts';
import { type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';

/** The log of changes as Atom (RFC 4287) and JSON Feed 1.0, in every language. */
export function changeFeeds(): UncompressedFile[] {
  return locales.flatMap((locale) => {
    const feed = feedIn(locale);
    const bodies = { atom: feed.atom1(), json: feed.json1() };
    return feedKinds.map(({ kind, type }) =>
      uncompressedFile(feedPath(locale, kind), bodies[kind], {
        contentType: `${type}; charset=utf-8`,
      }),
    );
  });
}

function feedIn(locale: Locale): Feed {
  const { siteUrl, brandName: brand } = site;
  const { t } = plainTexts(locale);
  const page = siteUrl + localePath(locale, routes.changes.path);
  const feed = new Feed({
    id: page,
    link: page,
    title: documentTitle(t('changes.title')),
    description: t('changes.summary', { brand }),
    language: locale,
    author: { name: brand, link: siteUrl },
    updated: dateOf(content.changes[0]?.date ?? site.foundedOn),
    generator: false,
    feedLinks: {
      atom: siteUrl + feedPath(locale, 'atom'),
      json: siteUrl + feedPath(locale, 'json'),
    },
  });
  for (const change of content.changes) feed.addItem(itemOf(change, locale, page));
  return feed;
}

function itemOf(change: Change, locale: Locale, page: string) {
  const { t } = plainTexts(locale);
  const { id, date, kind, what, before, after, affects, from } = change;
  return {
    id: `${page}#${id}`,
    link: `${page}#${id}`,
    title: `${t(`changes.kinds.${kind}`)} – ${firstSentence(what[locale], locale)}`,
    description: [
      what[locale],
      before && `${t('changes.before')} ${before[locale]}`,
      after && `${t('changes.after')} ${after[locale]}`,
      `${t('changes.affects')} ${affects[locale]} ${t('changes.from')} ${formatDay(locale, from)}`,
    ]
      .filter((part) => part !== undefined)
      .map((part) => part.replace(/[^.!?]$/, '$&.'))
      .join(' '),
    date: dateOf(date),
    published: dateOf(date),
  };
}

/** What tells an entry from others of its kind, without its full stop. */
function firstSentence(text: string, locale: Locale): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return (first?.segment ?? text).trim().replace(/\.$/, '');
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

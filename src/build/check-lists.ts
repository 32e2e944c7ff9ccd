import type { LoadedContent } from '../content/check/load.ts';
import type { Problem } from '../content/check/problem.ts';
import type { Path, SourceFile } from '../content/check/source-file.ts';
import { nearest } from '../content/check/suggest.ts';
import type { Content, ContentFileName } from '../content/schema/files.ts';
import { linkIds } from '../content/schema/link-ids.ts';
import { readTextFile } from '../i18n/check/text-file.ts';
import { localeFile } from '../i18n/locale-file.ts';
import { fallbackLocale } from '../i18n/locales.ts';
import { routes } from '../site/routes.ts';

/** An entry of a list in content/, and the texts that it needs in every language. */
interface Entry {
  of: ContentFileName;
  path: Path;
  id: string;
  /** Name of the file in locales/, without extension. */
  texts: string;
  keys: readonly string[];
}

const pages = Object.keys(routes);
const targets = [...pages, ...linkIds];

function entriesOf(content: Content): Entry[] {
  const { slides, showcase, addons, claims } = content;
  return [
    ...slides.map(({ id, links, picture }, index): Entry => {
      const buttons = links.filter((link) => targets.includes(link)).map((link) => `links.${link}`);
      const seen = picture.file ? ['picture'] : [];
      const keys = ['title', 'text', ...seen, ...buttons].map((key) => `hero.${id}.${key}`);
      return { of: 'slides', path: [index, 'id'], id, texts: 'landing', keys };
    }),
    ...showcase.map(({ id }, index): Entry => {
      const keys = ['description', 'about', 'readers', 'picture'].map((key) => `${id}.${key}`);
      return { of: 'showcase', path: [index, 'id'], id, texts: 'showcase', keys };
    }),
    ...(['addons', 'byQuote'] as const).flatMap((list) =>
      addons[list].map(({ id }, index): Entry => {
        const keys = ['name', 'short', 'text'].map((key) => `${id}.${key}`);
        return { of: 'addons', path: [list, index, 'id'], id, texts: 'add-ons', keys };
      }),
    ),
    ...claims.map(
      ({ id }, index): Entry => ({
        of: 'claims',
        path: [index, 'id'],
        id,
        texts: 'claims',
        keys: [id],
      }),
    ),
  ];
}

/**
 * Finds entries of lists in content/ that link to no page or lack their English text. The check of the texts
 * reports what other languages lack.
 *
 * @param readText gives the text of a file in locales/, or undefined when there is none
 */
export function checkLists(
  { content, sources }: Pick<LoadedContent, 'content' | 'sources'>,
  readText: (file: string) => string | undefined,
): Problem[] {
  if (!content || !sources) return [];
  return [
    ...content.slides.flatMap(({ links }, slide) =>
      links.flatMap((link, index) =>
        refuseTarget(link, targets, 'page and no link', sources.slides, [slide, 'links', index]),
      ),
    ),
    ...content.claims.flatMap(({ source }, index) =>
      source.kind === 'page'
        ? refuseTarget(source.route, pages, 'page', sources.claims, [index, 'source', 'route'])
        : [],
    ),
    ...Object.entries(content.trust).flatMap(([id, entry]) =>
      entry?.source.kind === 'page'
        ? refuseTarget(entry.source.route, pages, 'page', sources.trust, [id, 'source', 'route'])
        : [],
    ),
    ...missingTexts(entriesOf(content), sources, readText),
  ];
}

function refuseTarget(
  target: string,
  known: readonly string[],
  kind: string,
  { file, lineOf }: SourceFile,
  path: Path,
): Problem[] {
  if (known.includes(target)) return [];
  const meant = nearest(target, known);
  const instead = meant ?? 'the name of a row in src/site/routes.ts, or of a link in site.yaml';
  return [
    { file, line: lineOf(path), path, sentence: `${target} is no ${kind}; write ${instead}.` },
  ];
}

function missingTexts(
  entries: readonly Entry[],
  sources: Record<ContentFileName, SourceFile>,
  readText: (file: string) => string | undefined,
): Problem[] {
  const keysIn = new Map(
    [...new Set(entries.map(({ texts }) => texts))].map((name) => {
      const file = localeFile(fallbackLocale, name);
      return [name, readTextFile(file, readText(file) ?? '').texts];
    }),
  );
  return entries.flatMap(({ of, path, id, texts, keys }): Problem[] => {
    const written = keysIn.get(texts);
    // The check of the texts reports a missing or broken file.
    if (!written?.size) return [];
    const missing = keys.filter((key) => !written.has(key));
    if (missing.length === 0) return [];
    const sentence = `${id} has no words yet; write ${missing.map((key) => `"${key}"`).join(', ')} in locales/${fallbackLocale}/${texts}.json and in the other languages.`;
    const unwritten = missing.map((key) => `${texts}.${key}`);
    return [{ file: sources[of].file, line: sources[of].lineOf(path), path, unwritten, sentence }];
  });
}

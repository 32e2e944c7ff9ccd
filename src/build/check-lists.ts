import type { LoadedContent } from '../content/check/load.ts';
import type { Problem } from '../content/check/problem.ts';
import { nearest } from '../content/check/suggest.ts';
import type { Content, ContentFileName } from '../content/schema/files.ts';
import { linkIds } from '../content/schema/site.ts';
import { readTextFile } from '../i18n/check/text-file.ts';
import { locales } from '../i18n/locales.ts';
import { routes } from '../site/routes.ts';

/** A text that an entry of a list in content/ needs in every language. */
interface NeededText {
  of: ContentFileName;
  id: string;
  /** Name of the file in locales/, without extension. */
  in: string;
  key: string;
}

function neededTexts(content: Content): NeededText[] {
  const needed = (of: ContentFileName, file: string, id: string, group: string, keys: string[]) =>
    keys.map((key) => ({ of, id, in: file, key: `${group}.${key}` }));
  return [
    ...content.slides.flatMap(({ id, links }) =>
      needed('slides', 'landing', id, `hero.${id}`, [
        'title',
        'text',
        ...links.map((link) => `links.${link}`),
      ]),
    ),
    ...[...content.addons.addons, ...content.addons.byQuote].flatMap(({ id }) =>
      needed('addons', 'add-ons', id, id, ['name', 'short', 'text']),
    ),
    ...content.showcase.flatMap(({ id }) =>
      needed('showcase', 'showcase', id, id, ['description', 'about', 'readers', 'picture']),
    ),
  ];
}

/**
 * Finds entries of lists in content/ that lack a text, or lead to no page.
 *
 * @param readText gives the text of a file in locales/, or undefined when there is none
 */
export function checkLists(
  { content, sources }: LoadedContent,
  readText: (file: string) => string | undefined,
): Problem[] {
  if (!content || !sources) return [];
  const known = [...Object.keys(routes), ...linkIds];
  const deadLinks = content.slides.flatMap(({ links }, slide) =>
    links.flatMap((link, index): Problem[] => {
      if (known.includes(link)) return [];
      const meant = nearest(link, known);
      const instead = meant
        ? `write ${meant}`
        : 'write the name of a page in src/site/routes.ts, or of a link in content/site.yaml';
      const { file, lineOf } = sources.slides;
      const line = lineOf([slide, 'links', index]);
      return [{ file, line, sentence: `${link} is no page and no link; ${instead}.` }];
    }),
  );
  return [...deadLinks, ...missingTexts(neededTexts(content), readText)];
}

function missingTexts(
  needed: readonly NeededText[],
  readText: (file: string) => string | undefined,
): Problem[] {
  const files = new Set(needed.map((each) => each.in));
  return locales.flatMap((locale) =>
    [...files].flatMap((name) => {
      const file = `locales/${locale}/${name}.json`;
      const source = readText(file);
      // A file that is missing or broken is reported by the check of texts.
      const texts = source === undefined ? undefined : readTextFile(file, source).texts;
      if (!texts || texts.size === 0) return [];
      return needed
        .filter((each) => each.in === name && !texts.has(each.key))
        .map(({ of, id, key }): Problem => {
          const group = key.slice(0, key.lastIndexOf('.'));
          const above = [...texts].findLast(([each]) => each.startsWith(group.split('.')[0] ?? ''));
          return {
            file,
            line: above?.[1].line,
            sentence: `"${key}" is missing, which ${id} in content/${of}.yaml needs; write this text.`,
          };
        });
    }),
  );
}

import escapeStringRegexp from 'escape-string-regexp';
import type { Problem } from '../content/check/problem.ts';
import type { Content } from '../content/schema/files.ts';
import { readTextFile, type TextsByKey } from '../i18n/check/text-file.ts';
import { localeFile } from '../i18n/locale-file.ts';
import { fallbackLocale, type Locale, locales } from '../i18n/locales.ts';

/** An add-on that has a name in the texts, and that addons.yaml does not list. */
interface Withdrawn {
  id: string;
  name: string;
}

/**
 * Finds texts and lines of the terms that still name a withdrawn add-on. When none is left, reports the
 * add-on's own texts.
 *
 * @param files the text of each file in locales/ and content/legal/ by its path
 * @param before returns a text as last committed, because the editor may have deleted the add-on's own texts
 *   already
 */
export function checkWithdrawn(
  { addons: { addons, byQuote } }: Content,
  files: Readonly<Record<string, string>>,
  before: (file: string) => string | undefined = () => undefined,
): Problem[] {
  const offered = new Set([...addons, ...byQuote].map(({ id }) => id));
  const withdrawnIn = (texts: TextsByKey) => namesOf(texts).filter(({ id }) => !offered.has(id));
  const committed = (locale: Locale) => {
    const file = localeFile(locale, 'add-ons');
    return withdrawnIn(readTextFile(file, before(file) ?? '{}').texts);
  };
  // Every language has the same add-ons, and asking git takes a while.
  const hasDeleted = committed(fallbackLocale).length > 0;
  return locales.flatMap((locale) => {
    const file = localeFile(locale, 'add-ons');
    const own = readTextFile(file, files[file] ?? '{}').texts;
    const withdrawn = [...(hasDeleted ? committed(locale) : []), ...withdrawnIn(own)];
    const said = new Map(
      withdrawn.map(({ id, name }) => [id, mentionsOf(name, id, locale, files)]),
    );
    const left = [...said].filter(([, mentions]) => mentions.length === 0);
    return [
      ...[...said.values()].flat(),
      ...left.flatMap(([id]): Problem[] => {
        const line = own.get(`${id}.name`)?.line;
        if (line === undefined) return [];
        const sentence = `"${id}" has texts here, but addons.yaml does not offer it; remove them, or bring its block back.`;
        return [{ file, line, path: [id], sentence }];
      }),
    ];
  });
}

/** The groups of add-ons.json that describe an add-on. */
function namesOf(texts: TextsByKey): Withdrawn[] {
  return [...texts].flatMap(([key, { text }]) => {
    const [, id] = /^([\w-]+)\.name$/.exec(key) ?? [];
    return id ? [{ id, name: text }] : [];
  });
}

function mentionsOf(
  name: string,
  id: string,
  locale: Locale,
  files: Readonly<Record<string, string>>,
): Problem[] {
  const spoken = new RegExp(`(?<!\\p{L})${escapeStringRegexp(name)}(?!\\p{L})`, 'iu');
  const sentence = (what: string) =>
    `${what} speaks of ${name}, which addons.yaml does not offer; write it without that, or remove it.`;
  return Object.entries(files).flatMap(([file, source]): Problem[] => {
    if (file.startsWith(`content/legal/${locale}/`)) {
      return source
        .split('\n')
        .flatMap((text, index) =>
          spoken.test(text) ? [{ file, line: index + 1, sentence: sentence('this line') }] : [],
        );
    }
    if (!file.startsWith(`locales/${locale}/`)) return [];
    return [...readTextFile(file, source).texts].flatMap(([key, { text, line }]) =>
      spoken.test(text) && !(file.endsWith('/add-ons.json') && key.startsWith(`${id}.`))
        ? [{ file, line, path: key.split('.'), sentence: sentence(`"${key}"`) }]
        : [],
    );
  });
}

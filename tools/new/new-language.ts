import { fallbackLocale, locales } from '../../src/i18n/locales.ts';
import { editYaml, readYaml } from '../../studio/files/edit-yaml.ts';
import { insertBefore, type Project, type Scaffold } from './scaffold.ts';

/**
 * Scaffolds a language, as docs/add-a-language.md describes it, with English texts.
 *
 * @param code of two letters (ISO 639-1)
 */
export function newLanguage({ read, list }: Project, code: string): Scaffold {
  const copies = list(`{locales,content/legal}/${fallbackLocale}/*`).map((file) => [
    file.replace(`/${fallbackLocale}/`, `/${code}/`),
    read(file),
  ]);
  const lists = list('content/*.yaml').flatMap((file) => {
    const before = read(file);
    const after = editYaml(before, withLanguage(readYaml(before), code));
    return after === before ? [] : [[file, after]];
  });
  const table = 'src/i18n/locales.ts';
  const named = insertBefore(
    read(table),
    /^\};\n\n\/\*\* Names shared/m,
    `  ${code}: '${ownName(code)}',\n`,
  );
  return {
    files: {
      [table]: insertBefore(named, /\] as const;/, `, '${code}'`),
      ...Object.fromEntries(copies),
      ...Object.fromEntries(lists),
    },
    remaining: [
      'add the language where the compiler misses it: npx tsc --noEmit names the places',
      `translate locales/${code}/ and content/legal/${code}/`,
      `translate the lines "${code}:" in ${lists.map(([file]) => file).join(', ')}`,
      'if its letters are not in the font, add them in tools/font.ts and run npm run font',
      'say in docs/searches.md what people search for in it',
    ],
  };
}

/** The language's name for itself, capitalised for the menu. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Adds the language to every group that has a text in each language. */
function withLanguage(value: unknown, code: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withLanguage(part, code));
  if (typeof value !== 'object' || value === null) return value;
  const group = value as Record<string, unknown>;
  if (locales.every((locale) => locale in group) && !(code in group)) {
    return { ...group, [code]: group[fallbackLocale] };
  }
  return Object.fromEntries(
    Object.entries(group).map(([key, part]) => [key, withLanguage(part, code)]),
  );
}

/**
 * Writes the module that gives code the keys of the English texts: TypeScript can read the type of a
 * JSON file, but not of a folder of them.
 *
 * @param namespaces names of the files in locales/en, without `.json`
 * @returns the source of english.ts
 */
export function listEnglish(namespaces: readonly string[]): string {
  const rows = [...namespaces]
    .sort()
    .map((name) => `  '${name}': typeof import('../../locales/en/${name}.json');`);
  return `// biome-ignore-all format: written by \`npm run texts\` out of the names in locales/en.
/** The English texts by namespace: the keys that code may ask for. */
export interface EnglishTexts {
${rows.join('\n')}
}
`;
}

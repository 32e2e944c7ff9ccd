import { isName } from './name.ts';
import { type Reading, withWords } from './reading.ts';

const loads =
  /\bwfLoad(?:Extension|Skin)s?\s*\(|\b(?:require|include)(?:_once)?\b[^\n]*\b(?:extensions|skins)\//i;

/** A comment of PHP, or a string, which may hold what looks like one. */
const commentOrString =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|#.*|\/\/.*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;

/** A call that loads extensions, or the inclusion of a file of one. */
const loading =
  /\bwfLoadExtension(?<several>s?)\s*\(\s*(?<parameters>(?:array\s*\()?[^;)]*)[^;\n]*|\b(?:require|include)(?:_once)?\b[^;\n]*?\bextensions\/(?<folder>[\w.-]+)[^;\n]*/gi;

/** Takes the place of code that has been read. */
const mark = '\0';

/**
 * Reads LocalSettings.php, or lines of it. What is commented out is not loaded.
 *
 * @returns undefined when no line of the text loads anything
 */
export function readLocalSettings(text: string): Reading | undefined {
  if (!loads.test(text)) return;
  const names: string[] = [];
  const rest = withoutComments(text).replace(loading, (code, ...match) => {
    const loaded = namesIn(match.at(-1)).filter(isName);
    names.push(...loaded);
    return loaded.length === 0 ? code : code.replace(/\S/g, mark);
  });
  const lines = rest.split('\n');
  const unread = text.split('\n').filter((_, index) => !lines[index]?.includes(mark));
  return { names, unread: withWords(unread) };
}

function withoutComments(text: string): string {
  return text.replace(commentOrString, (part) =>
    /^['"]/.test(part) ? part : part.replace(/[^\n]/g, ' '),
  );
}

/** An extension has a folder of its own; very old ones are one file. */
function namesIn({ several, parameters, folder }: Record<string, string | undefined>): string[] {
  if (folder) return [folder.replace(/\.php$/, '')];
  const names = [...(parameters ?? '').matchAll(/['"]([^'"\n]+)['"]/g)];
  return names.map(([, name = '']) => name).slice(0, several ? undefined : 1);
}

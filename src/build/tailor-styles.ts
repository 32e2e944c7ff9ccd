import { transform } from 'lightningcss';
import { shortenStyles } from './shorten-styles.ts';

/** A file of the browser's script. */
export interface Script {
  /** Its address; an island's begins with the island's name. */
  path: string;
  text: string;
}

/**
 * Makes a function that takes out of a page's CSS what no element of that page can match: parts come
 * with rules for all of their states, and a page shows few of them. Only classes are looked at.
 * Elements, attributes and states may change while the page is open.
 *
 * @param scripts all of the browser's: a class that stands in a string of one that the page may load
 *   can be given to an element later
 * @returns a function of a page's CSS, minified, and of its HTML
 */
export function createTailor(scripts: readonly Script[]): (css: string, html: string) => string {
  const named = scripts.map(({ path, text }) => ({
    islands: islandsThatLoad(path, scripts),
    words: wordsInStrings(text),
  }));
  const tailored = new Map<string, string>();
  return (css, html) => {
    const scriptsOfPage = named.filter(({ islands }) => mayLoad(html, islands));
    const given = new Set([...classesIn(html), ...scriptsOfPage.flatMap(({ words }) => words)]);
    const unused = classNames(css).filter((name) => !given.has(name));
    const key = `${unused.join(' ')} ${css}`;
    const known = tailored.get(key) ?? shortenStyles(withoutLeftOvers(without(unused, css)));
    tailored.set(key, known);
    return known;
  };
}

/** A page may load what is for all pages, and what one of its islands asks for. */
function mayLoad(html: string, islands: readonly string[] | undefined): boolean {
  return !islands || islands.some((island) => html.includes(`data-island="${island}"`));
}

/** The islands without which a script is not loaded; undefined when others ask for it, too. */
function islandsThatLoad(path: string, scripts: readonly Script[]): string[] | undefined {
  const [, island] = path.match(/([\w-]+)\.island-/) ?? [];
  if (island) return [island];
  const file = path.slice(path.lastIndexOf('/') + 1);
  // What is imported at any time, not at once, is loaded for a reason that is not known here.
  const importers = scripts.filter(({ text }) => text.includes(`./${file}`));
  const areStatic = importers.every(({ text }) => text.includes(`from"./${file}"`));
  if (importers.length === 0 || !areStatic) return undefined;
  const islands = importers.map((script) => islandsThatLoad(script.path, scripts));
  return islands.includes(undefined) ? undefined : (islands as string[][]).flat();
}

/** Names of classes, but for those that animations have too: both would be taken out together. */
function classNames(css: string): string[] {
  return namesIn(css, /\.([A-Za-z][\w-]*)/g).filter((name) => !css.includes(`@keyframes ${name}{`));
}

/** Words that stand alone in a string, or may; a variable of a loop (`for(let h in …`) does not. */
function wordsInStrings(script: string): string[] {
  return script.match(/(?<=["'`\s])(?<!\b(?:var|let|const) )[A-Za-z][\w-]*(?=["'`\s])/g) ?? [];
}

function classesIn(html: string): string[] {
  return namesIn(html, / class="([^"]*)"/g).flatMap((list) => list.split(' '));
}

/** Takes out what only rules taken out had named: custom properties and animations. */
function withoutLeftOvers(css: string): string {
  const animations = namesIn(css, /@keyframes ([\w-]+)/g).filter(
    (name) => !css.includes(`.${name}`),
  );
  const properties = namesIn(css, /[{;](--[\w-]+):/g);
  const shorter = without(
    [
      ...animations.filter((name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(css)),
      ...properties.filter((name) => !new RegExp(`var\\(${name}[,)]`).test(css)),
    ],
    css,
  );
  return shorter === css ? css : withoutLeftOvers(shorter);
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name as string);
}

function without(unusedSymbols: string[], css: string): string {
  const code = new TextEncoder().encode(css);
  const result = transform({ filename: 'page.css', code, minify: true, unusedSymbols });
  return new TextDecoder().decode(result.code);
}

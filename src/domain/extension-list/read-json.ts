import { cleanName, isName, isPackage } from './name.ts';
import { type Reading, withWords } from './reading.ts';

/** An entry of the list, where it is an object. */
interface Entry {
  name?: unknown;
  type?: unknown;
}

/**
 * Reads the API's answer to `action=query&meta=siteinfo&siprop=extensions` in either of its forms,
 * bare or with the sentences that the API prints around it for browsers. It may be cut off.
 *
 * @returns undefined when this is no such answer
 */
export function readJson(text: string): Reading | undefined {
  if (!/^\s*[[{]\s*["{]|"name"\s*:\s*"/.test(text)) return;
  const start = text.search(/^\s*[[{]\s*(?:["{]|$)/m);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const around = start < 0 ? '' : `${text.slice(0, start)}\n${text.slice(Math.max(start, end))}`;
  const entries = entriesOf(text.slice(Math.max(0, start), end)) ?? entriesInPieces(text);
  const isExtension = (entry: unknown) => isName(nameOf(entry)) && typeOf(entry) !== 'skin';
  if (entries.length === 0) return { names: [], unread: withWords(text.split('\n')) };
  return {
    names: entries.filter(isExtension).map(nameOf),
    unread: withWords([
      ...around.split('\n'),
      ...entries
        .filter((entry) => !isExtension(entry))
        .map((entry) => nameOf(entry) || JSON.stringify(entry)),
    ]),
  };
}

function entriesOf(source: string): unknown[] | undefined {
  try {
    const answer = JSON.parse(source);
    const list = answer?.query?.extensions ?? answer?.extensions ?? answer?.require ?? answer;
    if (Array.isArray(list)) return list;
    if (typeof list?.name === 'string') return [list];
    if (list === answer) return [];
    if (list === answer.require) return Object.keys(list).map(nameOfPackage);
    return Object.keys(list);
  } catch {
    return;
  }
}

/** What Composer installs is an extension when it comes from `mediawiki`. */
function nameOfPackage(name: string): Entry {
  return { name: isPackage(name) ? cleanName(name) : name, type: isPackage(name) ? '' : 'skin' };
}

/** Each entry begins with its type and name, so these are there even where its end is cut off. */
function entriesInPieces(text: string): Entry[] {
  return text.split('{').flatMap((piece) => {
    const name = piece.match(/"name"\s*:\s*("(?:[^"\\]|\\.)*")/)?.[1];
    const type = piece.match(/"type"\s*:\s*"(\w*)"/)?.[1];
    return name ? [{ name: unquote(name), type }] : [];
  });
}

function unquote(json: string): string {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function nameOf(entry: unknown): string {
  const { name = entry } = Object(entry) as Entry;
  return typeof name === 'string' ? name : '';
}

function typeOf(entry: unknown): unknown {
  return (entry as Entry | null)?.type;
}

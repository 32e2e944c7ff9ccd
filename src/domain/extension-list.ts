/** A wiki has a few hundred extensions at most. */
const maxNames = 1000;

/** Bounds the work of taking one piece apart, which can grow with the square of its length. */
const maxPieceLength = 500;

/**
 * Reads the names of extensions out of whatever was pasted: the API's answer to
 * `action=query&meta=siteinfo&siprop=extensions`, or names by lines or commas, such as rows copied
 * from Special:Version, wiki links or bulleted lists. Text that cannot be a name is left out.
 *
 * @param text of any length; names beyond the thousandth are not read
 * @returns the names in the order of the text, as they were written
 */
export function parseExtensionList(text: string): string[] {
  const source = text.trim();
  const isJson = /^\[\s*"|"name"\s*:/.test(source);
  const pieces = isJson ? namesInJson(source) : namesInLines(source);
  return pieces.map(cleanName).filter(isNameLike).slice(0, maxNames);
}

function namesInJson(source: string): string[] {
  try {
    const answer = JSON.parse(source);
    const list = answer.query?.extensions ?? answer.extensions ?? answer;
    const entries: ({ name?: unknown; type?: unknown } | null)[] = Array.isArray(list) ? list : [];
    return entries
      .filter((entry) => entry?.type !== 'skin')
      .map((entry) => entry?.name ?? entry)
      .filter((name) => typeof name === 'string');
  } catch {
    // The JSON may be cut off, or copied with the heading that the API prints for browsers; the
    // names are still in it.
    return [...source.matchAll(/"name"\s*:\s*"([^"\\]*)"/g)].map(([, name = '']) => name);
  }
}

/** A row copied from a table separates its cells by tabs, and the name is in the first. */
function namesInLines(source: string): string[] {
  return source
    .split(/[\r\n]+/)
    .flatMap((line) => line.split('\t', 1))
    .flatMap((cell) => cell.split(/[,;]/));
}

/** Takes off bullets, HTML tags, link brackets, quotes and everything up to `Extension:`. */
function cleanName(piece: string): string {
  return piece
    .slice(0, maxPieceLength)
    .replace(/<[^<>]*>/g, '')
    .replace(/^.*Extension:/i, '')
    .replace(/[|\]].*$/, '')
    .replace(/^[\s*#•–"'[-]+|[\s"']+$/g, '');
}

function isNameLike(name: string): boolean {
  return /^\p{L}[\p{L}\p{N} ._()+/&-]{1,59}$/u.test(name);
}

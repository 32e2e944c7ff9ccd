import { keysIn, marksAsComments, withoutMarks } from './marks.ts';

/** Matches comments, raw text elements, tags, and the text between them. */
const pieces =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b([^>]*)>([\s\S]*?)<\/\1>|<[^>]+>|[^<]+/g;

/**
 * Turns the marks of a rendered page into comments and attributes. A text is between
 * `<!--t:key-->` and `<!--/t-->`, a figure is before `<!--f:entries-->`, and an element whose title,
 * label or description is a text has its key in `data-studio-texts`.
 */
export function annotate(html: string): string {
  return html.replace(pieces, (piece, element?: string, attributes?: string, inside?: string) => {
    if (element) {
      const keys = keysIn(inside ?? '');
      const named = element === 'title' && keys.length > 0 ? nameTexts([['title', keys]]) : '';
      return `<${element}${withoutMarks(attributes ?? '')}${named}>${withoutMarks(inside ?? '')}</${element}>`;
    }
    if (piece.startsWith('<')) return annotateTag(piece);
    return marksAsComments(piece);
  });
}

function annotateTag(tag: string): string {
  const texts = [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)]
    .map(([, name = '', value = '']): [string, string[]] => [name, keysIn(value)])
    .filter(([, keys]) => keys.length > 0);
  const plain = withoutMarks(tag);
  return texts.length === 0 ? plain : plain.replace(/(\/?>)$/, `${nameTexts(texts)}$1`);
}

function nameTexts(texts: readonly [string, string[]][]): string {
  return ` data-studio-texts="${texts.map(([name, keys]) => `${name}=${keys.join(',')}`).join(';')}"`;
}

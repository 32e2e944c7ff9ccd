// While a page is rendered, texts and figures contain marks. A mark consists of characters of the private use area
// (Unicode, section 23.5), which no text of the site has; each character of a name is U+E100 plus its ASCII code.
const shift = 0xe100;

const textStarts = /\ue000([\ue100-\ue17f]+)\ue001/g;
const textEnd = '\ue002';
const figures = /\ue003([\ue100-\ue17f]+)\ue004/g;
const anyMark = /\ue000[\ue100-\ue17f]+\ue001|\ue003[\ue100-\ue17f]+\ue004|\ue002/g;

/** Wraps a text of the locale files, so that its key can be found on the page. */
export function markText(key: string, text: string): string {
  return `\ue000${encode(key)}\ue001${text}${textEnd}`;
}

/** The mark after a figure, by which its entries in content/ can be found on the page. */
export function figureMark(entries: readonly string[]): string {
  return `\ue003${encode(entries.join(','))}\ue004`;
}

/** Removes all marks. */
export function withoutMarks(text: string): string {
  return text.replace(anyMark, '');
}

/** The keys of the texts in a value. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(textStarts)].map(([, name = '']) => decode(name));
}

/** Turns all marks into comments, which affect neither styles nor line breaks. */
export function marksAsComments(text: string): string {
  return text
    .replaceAll(textStarts, (_, name: string) => `<!--t:${decode(name)}-->`)
    .replaceAll(textEnd, '<!--/t-->')
    .replaceAll(figures, (_, name: string) => `<!--f:${decode(name)}-->`);
}

function encode(name: string): string {
  return moved(name, shift);
}

function decode(name: string): string {
  return moved(name, -shift);
}

function moved(text: string, by: number): string {
  return [...text].map((each) => String.fromCharCode(each.charCodeAt(0) + by)).join('');
}

import type { Report } from './report.ts';

/** What MDX would take for something else than words, or what no language prints. */
const mistaken: readonly [pattern: RegExp, sentence: string][] = [
  [/(?<=^---\ntitle: +)[^"'\n]*:(?=[ \n])/, 'the title has a colon; write it without one.'],
  [/</, 'a sign < stands here that begins no mark; write it in words.'],
  [
    /^(?:import|export)(?= )/m,
    'this paragraph would be read as a program; write another word first than import or export.',
  ],
  [/^#{1,6} /m, 'a heading stands here; write it as a bold line, or as the title of a <Section>.'],
  [
    /"|(?<=\S)'|'(?=\S)/,
    'a straight quotation mark stands here; write the marks of the language, and ’ for an apostrophe.',
  ],
];

/**
 * Tells of the first of each kind of sign that has another meaning in MDX than its writer wanted.
 *
 * @param text with blanks in the place of its marks
 */
export function checkCharacters(text: string, report: Report): void {
  for (const [pattern, sentence] of mistaken) {
    const at = text.search(pattern);
    if (at >= 0) report(at, sentence);
  }
}

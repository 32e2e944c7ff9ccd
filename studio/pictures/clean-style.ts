import { type CssNode, generate, parse, walk } from 'css-tree';
import { styleFunctions } from './known-drawing.ts';

/** A style sheet, the declarations of one element, or the value of one attribute. */
export type StyleKind = 'stylesheet' | 'declarationList' | 'value';

/** A style contains something that may load other files. */
export class StyleRefused extends Error {}

/**
 * Parses a style as a browser does (CSS Syntax Module Level 3) and serialises it, if every part of it is known to load
 * no other file. Allowed are style rules and media queries, functions that compute values, and URLs of parts of the
 * same drawing.
 *
 * @throws StyleRefused
 */
export function cleanStyle(text: string, context: StyleKind): string {
  // Parsers resolve escapes in names at different times.
  if (text.includes('\\')) throw new StyleRefused();
  const tree = parse(text, {
    context,
    parseCustomProperty: true,
    onParseError: () => {
      throw new StyleRefused();
    },
  });
  walk(tree, (node) => {
    if (!isKnown(node)) throw new StyleRefused();
  });
  return generate(tree);
}

function isKnown(node: CssNode): boolean {
  switch (node.type) {
    case 'Atrule':
      return node.name.toLowerCase() === 'media';
    case 'Function':
    case 'PseudoClassSelector':
      return node.type !== 'Function' || styleFunctions.has(node.name.toLowerCase());
    case 'Url':
      return /^#[\w.:-]+$/.test(node.value);
    case 'Raw':
      return false;
    default:
      return true;
  }
}

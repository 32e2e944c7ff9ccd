import { type CssNode, generate, parse, walk } from 'css-tree';
import { styleFunctions } from './known-drawing.ts';

/** A style sheet, the declarations of one element, or the value of one attribute. */
export type StyleKind = 'stylesheet' | 'declarationList' | 'value';

/** A style contains something that may load other files. */
export class StyleRefused extends Error {}

/**
 * Reads a style as a browser does (CSS Syntax Module Level 3) and writes it anew, when every part of it
 * is known to ask for no other file: no rule but those that choose and those that ask for the medium,
 * no function but those that compute, and no address but that of a part of the same drawing.
 *
 * @throws StyleRefused
 */
export function cleanStyle(text: string, context: StyleKind): string {
  // A name may be written with escapes, which every reader undoes at another time.
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

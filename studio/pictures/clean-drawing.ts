import { type CustomPlugin, optimize } from 'svgo';
import { cleanStyle, type StyleKind, StyleRefused } from './clean-style.ts';
import {
  drawingElements,
  droppedElements,
  plainAttributes,
  styledAttributes,
} from './known-drawing.ts';
import { PictureRefused } from './picture-refused.ts';

type Visitor = Extract<ReturnType<CustomPlugin['fn']>, object>;
type Element = Parameters<NonNullable<NonNullable<Visitor['element']>['enter']>>[0];

const elsewhere =
  'The drawing asks for other files; save it with everything in it, as a plain SVG.';
const unreadable = 'The drawing cannot be read; save it again as a plain SVG in UTF-8.';

/**
 * Sanitises an SVG by an allow-list of elements and attributes that draw and load nothing. Removes scripts
 * and editor metadata. Refuses a drawing with anything else, because it would look different without that.
 *
 * @param bytes of an SVG file
 * @returns the sanitised drawing
 * @throws PictureRefused
 */
export function cleanDrawing(bytes: Uint8Array): Uint8Array {
  const text = textOf(bytes);
  try {
    const plugins = ['preset-default', 'removeScripts', keepKnown] as const;
    return Buffer.from(optimize(text, { multipass: true, plugins: [...plugins] }).data);
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused(unreadable);
  }
}

/** Accepts UTF-8 only, because browsers may decode other encodings differently. */
function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new PictureRefused(unreadable);
  }
  // Entity declarations can expand a short text to any length.
  if (text.includes('\0') || /<!ENTITY/i.test(text)) throw new PictureRefused(unreadable);
  return text;
}

const keepKnown: CustomPlugin = {
  name: 'keep-known',
  fn: () => ({
    root: {
      exit(root) {
        const [first, ...others] = root.children.filter(({ type }) => type === 'element');
        if (first?.type !== 'element' || first.name !== 'svg' || others.length > 0) {
          throw new PictureRefused(unreadable);
        }
        root.children = [first];
      },
    },
    element: { enter: (element) => keepElement(element) },
  }),
};

function keepElement(element: Element): void {
  if (!drawingElements.has(element.name)) {
    throw new PictureRefused(
      `The drawing has a part (${element.name}) that pages do not show; save it without it, as a plain SVG.`,
    );
  }
  for (const [name, value] of Object.entries(element.attributes)) {
    const kept = keptAttribute(element.name, name, value);
    if (kept === undefined) delete element.attributes[name];
    else element.attributes[name] = kept;
  }
  element.children = element.children.filter(
    (child) =>
      child.type === 'text' ||
      child.type === 'cdata' ||
      (child.type === 'element' && !isDropped(child.name)),
  );
  if (element.name === 'style') {
    const sheet = element.children.map((child) => ('value' in child ? child.value : '')).join('');
    element.children = [{ type: 'text', value: styleOf(sheet, 'stylesheet') }];
  }
}

/** Whether an element or attribute is dropped; names with a colon are an editor's metadata. */
function isDropped(name: string): boolean {
  return droppedElements.has(name) || name.includes(':');
}

/** The sanitised value of an attribute; undefined when it does not draw. */
function keptAttribute(element: string, name: string, value: string): string | undefined {
  if (name === 'xmlns' || name === 'xmlns:xlink') return value;
  if (name === 'href' || name === 'xlink:href') return hrefOf(element, value);
  if (name === 'style') return styleOf(value, 'declarationList');
  if (styledAttributes.has(name)) return styleOf(value, 'value');
  return plainAttributes.has(name) ? value : undefined;
}

/** A reference to a part of the same drawing, or an embedded image. */
function hrefOf(element: string, value: string): string | undefined {
  if (element === 'a') return undefined;
  if (/^#[\w.:-]+$/.test(value)) return value;
  const isPicture = element === 'image' || element === 'feImage';
  if (isPicture && /^data:image\/(png|jpeg|webp|gif);base64,[\w+/=\s]*$/.test(value)) return value;
  throw new PictureRefused(elsewhere);
}

function styleOf(text: string, kind: StyleKind): string {
  try {
    return cleanStyle(text, kind);
  } catch (error) {
    throw error instanceof StyleRefused ? new PictureRefused(elsewhere) : error;
  }
}

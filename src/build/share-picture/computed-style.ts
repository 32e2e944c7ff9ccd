import type { Element, Nodes, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { transform } from 'lightningcss';
import postcss from 'postcss';

/** Values by property, custom properties included. */
export type Style = Readonly<Record<string, string>>;

const painted =
  /^(--.+|color|background|fill|fill-opacity|stroke|stroke-(width|linejoin|linecap|dasharray|opacity)|vector-effect)$/;
const inherited = /^(--.+|color|fill|fill-opacity|stroke|stroke-.+)$/;

/**
 * Works out how an element is painted on a wide screen, as a browser does, for renderers that know
 * nothing of nesting, custom properties and mixed colours.
 *
 * @param tree what the rules are for
 * @param css rules of one class each, as the style sheets of this site are; a later one wins
 * @param scheme in which colours
 * @returns gives the style of an element, from its parent's
 */
export function styleComputer(
  tree: Root,
  css: string,
  scheme: 'light' | 'dark' = 'light',
): (element: Element, parent: Style) => Style {
  const own = new Map<Element, Record<string, string>>();
  // A selector in :where() loses against every other one, whatever their order.
  const classes = new Set(classesIn(tree));
  const rules = paintingRules(css, scheme)
    .filter(({ selector }) => namesIn(selector).every((name) => classes.has(name)))
    .sort((one, other) => Number(weak.test(other.selector)) - Number(weak.test(one.selector)));
  for (const { selector, declarations } of rules) {
    for (const element of selectAll(selector.replace(weak, '$1'), tree)) {
      own.set(element, { ...own.get(element), ...declarations });
    }
  }
  return (element, parent) => {
    const passedOn = Object.entries(parent).filter(([name]) => inherited.test(name));
    const given = { ...attributesOf(element), ...own.get(element) };
    const style: Record<string, string> = { ...Object.fromEntries(passedOn), ...given };
    return Object.fromEntries(
      Object.entries(style).flatMap(([name, value]) => {
        // A mixture is worked out where it is used: its parts may change further down.
        if (name.startsWith('--')) return [[name, value]];
        const plain = plainValue(value, style);
        // What names a property that nobody has set counts as not said (CSS Variables, section 3.1).
        const said = plain.includes('var(') ? inheritedFrom(parent, name) : plain;
        return said === undefined ? [] : [[name, said]];
      }),
    );
  };
}

function classesIn(node: Nodes): string[] {
  if (!('children' in node)) return [];
  const own = node.type === 'element' ? ((node.properties.className ?? []) as string[]) : [];
  return [...own, ...node.children.flatMap(classesIn)];
}

/** The classes of a list of selectors that has nothing but one class each match by themselves. */
const namesIn = (selector: string) =>
  selector.includes(',') ? [] : [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

const inheritedFrom = (parent: Style, name: string) =>
  inherited.test(name) ? parent[name] : undefined;

const weak = /^:where\((.*)\)$/;

function paintingRules(css: string, scheme: string) {
  const rules: { selector: string; declarations: Record<string, string> }[] = [];
  const holds = ({ name, params }: postcss.AtRule) =>
    name === 'layer' || (name === 'media' && params === `(prefers-color-scheme: ${scheme})`);
  postcss.parse(css).walkRules((rule) => {
    for (let up = rule.parent; up && up.type !== 'root'; up = up.parent as typeof up) {
      if (up.type !== 'atrule' || !holds(up as postcss.AtRule)) return;
    }
    // States and generated content are not in a picture.
    if (/::|:(?!root|where|is)/.test(rule.selector)) return;
    const declarations = Object.fromEntries(
      rule.nodes.flatMap((node) =>
        node.type === 'decl' && painted.test(node.prop) ? [[node.prop, node.value]] : [],
      ),
    );
    if (Object.keys(declarations).length > 0) rules.push({ selector: rule.selector, declarations });
  });
  return rules;
}

const attributes = {
  fill: 'fill',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stroke-dasharray': 'strokeDashArray',
};

/** Attributes such as `stroke-width` are styles that every rule wins against. */
function attributesOf({ properties }: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, property]) =>
      properties[property] === undefined ? [] : [[name, String(properties[property])]],
    ),
  );
}

const mixtures = new Map<string, string>();

function plainValue(value: string, style: Style): string {
  const filled = value.replace(/var\((--[\w-]+)\)/g, (mark, name) => style[name] ?? mark);
  // A property may name another one.
  if (filled !== value) return plainValue(filled, style);
  if (filled === 'currentColor') return style.color ?? filled;
  if (!filled.startsWith('color-mix(')) return filled;
  const known = mixtures.get(filled) ?? mixed(filled);
  mixtures.set(filled, known);
  return known;
}

function mixed(mixture: string): string {
  const code = new TextEncoder().encode(`a{color:${mixture}}`);
  const { code: plain } = transform({ filename: 'mixture.css', code, minify: true });
  return new TextDecoder().decode(plain).replace(/^a\{color:|\}\n?$/g, '');
}

import type { Element } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { type Style, styleComputer } from './computed-style.ts';
import { drawPicture } from './draw-picture.ts';

const css = `@layer base{:root{--paper:#fbf8f1;--ink:#14312b}body{background:var(--paper);color:var(--ink)}}
@layer parts{.p{--share:10%;stroke:#14312b;stroke-width:2px}
.left{fill:color-mix(in srgb,var(--fill),#000 var(--share))}
:where(.p :is(path,circle)){vector-effect:non-scaling-stroke}
.wood{--fill:#fff;fill:var(--fill)}.soil{fill:#a07a55}.tiles{vector-effect:none;fill:none}
.mark{stroke:currentColor}@media (prefers-color-scheme:dark){.wood{--fill:#111}}}`;

const tree = unified()
  .use(rehypeParse)
  .parse(`<body><svg class="p" viewBox="0 0 100 50"><g class="wood"><path class="left" d="M0 0h10v10z"/></g>
<g class="soil"><path class="left" d="M0 0h10"/></g><path class="tiles" transform="translate(10-5)" stroke-width="6" d="M0 0h9"/>
<circle class="mark" r="5"/></svg></body>`);
const styleOf = styleComputer(tree, css);

function computed(selector: string): Style {
  const path: Element[] = [];
  const find = (element: Element): boolean => {
    path.push(element);
    if (element === select(selector, tree)) return true;
    if (element.children.some((child) => child.type === 'element' && find(child))) return true;
    path.pop();
    return false;
  };
  find(select('html', tree) as Element);
  return path.reduce((parent, element) => styleOf(element, parent), {} as Style);
}

test('a face in shadow has the mixture of its material, in light colours', () => {
  expect(computed('.wood .left').fill).toBe('#e6e6e6');
});

test('a colour that names a property nobody has set is inherited', () => {
  expect(computed('.soil .left').fill).toBe('#a07a55');
});

test('attributes count less than rules, and outlines keep their width unless a rule says so', () => {
  expect(computed('.tiles')).toMatchObject({ 'stroke-width': '6', 'vector-effect': 'none' });
  expect(computed('.mark')).toMatchObject({
    'stroke-width': '2px',
    'vector-effect': 'non-scaling-stroke',
    stroke: '#14312b',
  });
});

test('a picture is drawn with paths in the measure of the sheet', () => {
  const svg = select('svg', tree) as Element;
  const frame = { left: 100, top: 0, width: 200, height: 200 };
  const drawn = drawPicture(svg, frame, computed('body'), { styleOf, linePx: 1.5 });
  // Twice as large, and in the middle of the frame.
  expect(drawn).toContain('d="M100 50h20v20z" fill="#e6e6e6" stroke="#14312b" stroke-width="3"');
  expect(drawn).toContain('transform="translate(100 50) scale(2) translate(10 -5)');
  expect(drawn.match(/<path/g)).toHaveLength(4);
});

import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { PictureRefused } from './picture-refused.ts';

const path = '<path d="M0 0h9v9z"/>';
const drawing = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${root}>${inside}${path}</svg>`;
const cleanedBytes = (bytes: Uint8Array) =>
  Buffer.from(cleanPicture('a.svg', bytes).bytes).toString();
const cleaned = (inside: string) => cleanedBytes(Buffer.from(drawing(inside)));
const away = 'https://elsewhere.example/x';

test.each([
  '<script>alert(1)</script>',
  `<script href="${away}.js"/>`,
  '<rect width="5" height="5" onclick="alert(1)"/>',
  '<rect width="5" height="5" ONLOAD="alert(1)"/>',
  '<a href="javascript:alert(1)"><rect width="5" height="5"/></a>',
  `<a xlink:href="${away}"><rect width="5" height="5"/></a>`,
  `<rect width="5" height="5" data-a="${away}" ping="${away}"/>`,
  `<metadata>${away}</metadata>`,
  `<x:y xmlns:x="urn:x" href="${away}"/>`,
  `<!-- ${away} --><?alert ${away}?>`,
])('%s is taken out of a drawing', (inside) => {
  expect(cleaned(inside)).not.toMatch(/script|alert|elsewhere|onclick|onload/i);
  expect(cleaned(inside)).toContain('<path');
});

test.each([
  `<image href="${away}.png" width="9" height="9"/>`,
  `<image xlink:href="${away}.png" width="9" height="9"/>`,
  '<image href="//elsewhere.example/x" width="9" height="9"/>',
  '<image href="other.png" width="9" height="9"/>',
  '<image href="data:image/svg+xml,&lt;svg/&gt;" width="9" height="9"/>',
  '<image href="&#106;avascript:alert(1)" width="9" height="9"/>',
  `<use href="${away}.svg#a"/>`,
  `<use xlink:href="${away}.svg#a"/>`,
  `<filter id="f"><feImage href="${away}"/></filter><rect filter="url(#f)" width="5" height="5"/>`,
  `<linearGradient id="g" href="${away}#g"/><rect fill="url(#g)" width="5" height="5"/>`,
  '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>',
  `<style>@import "${away}.css";path{fill:red}</style>`,
  `<style>@\\69mport "${away}.css";path{fill:red}</style>`,
  `<style>@IMPORT url(${away});path{fill:red}</style>`,
  `<style><![CDATA[@import "${away}.css";]]></style>`,
  `<style>@im/**/port "${away}"; @font-face{font-family:a;src:url(${away})}</style>`,
  `<style>path{fill:u\\72l(${away})}</style>`,
  `<style>path{fill:URL("${away}")}</style>`,
  `<style>path{mask:image-set("${away}" 1x)}</style>`,
  `<style>path{mask:-webkit-image-set("${away}" 1x)}</style>`,
  `<style>path{cursor:image("${away}")}</style>`,
  `<style>path{--a:url(${away});fill:var(--a)}</style>`,
  `<style>path{fill:src("${away}")}</style>`,
  `<style>@namespace url(${away});path{fill:red}</style>`,
  `<style>path{fill:re&#100;;mask:&#117;rl(${away})}</style>`,
  `<rect width="5" height="5" style="fill:u\\72l(${away})"/>`,
  `<rect width="5" height="5" style="mask:image-set('${away}' 1x)"/>`,
  `<rect width="5" height="5" fill="url(${away}#a)"/>`,
  `<rect width="5" height="5" fill="u\\72l(${away}#a)"/>`,
  `<rect width="5" height="5" filter="&#117;rl(${away}#a)"/>`,
  `<rect width="5" height="5" cursor="url(${away})" mask="url( '${away}' )"/>`,
  `<rect id="r" width="5" height="5"><set attributeName="href" to="${away}"/></rect>`,
  `<a><animate attributeName="xlink:href" values="javascript:alert(1)"/><text>a</text></a>`,
  `<animate href="#p" attributeName="fill" to="url(${away})"/>`,
  '<video xmlns="http://www.w3.org/1999/xhtml" src="x"/>',
  '<handler type="text/javascript">alert(1)</handler>',
])('a drawing with %s is refused, or asks for nothing', (inside) => {
  try {
    expect(cleaned(inside)).not.toMatch(/elsewhere|alert|other\.png|iframe|video|animate|<set/i);
  } catch (error) {
    expect(error).toBeInstanceOf(PictureRefused);
    expect((error as Error).message).toMatch(/^The drawing [^:]+; save it [^:]+\.$/);
  }
});

const utf16 = (text: string, ...mark: number[]) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')]);
const hidden = drawing(`<script>alert(1)</script><image href="${away}"/>`);

test.each([
  ['in UTF-16', utf16(hidden, 0xff, 0xfe)],
  ['in UTF-16 without a mark', utf16(hidden)],
  ['in UTF-16 the other way round', utf16(hidden, 0xff, 0xfe).swap16()],
  [
    'in UTF-7',
    Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${drawing('+ADw-script+AD4-alert(1)')}`),
  ],
  ['of bytes that are no text', Buffer.from(drawing('<text>\xe9</text>'), 'latin1')],
  [
    'with entities',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${away}">]>${drawing('<image href="&a;"/>')}`),
  ],
  [
    'with entities of entities',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${drawing('<text>&b;&b;</text>')}`,
    ),
  ],
  [
    'with a document type from elsewhere',
    Buffer.from(`<!DOCTYPE svg SYSTEM "${away}.dtd">${drawing('')}`),
  ],
  [
    'with a style sheet from elsewhere',
    Buffer.from(`<?xml-stylesheet href="${away}.css"?>${drawing('')}`),
  ],
  ['within HTML', Buffer.from(`<html><script>alert(1)</script>${drawing('')}</html>`)],
  ['with a base elsewhere', Buffer.from(drawing('<use href="#a"/>', ` xml:base="${away}"`))],
  ['that moves', Buffer.from(drawing('<g><animateTransform attributeName="transform"/></g>'))],
  ['without an end', Buffer.from(drawing('<g>'))],
])('a drawing %s is refused, or asks for nothing', (_, bytes) => {
  try {
    expect(cleanedBytes(bytes)).not.toMatch(/elsewhere|<script|ENTITY|<html/);
  } catch (error) {
    expect(error).toBeInstanceOf(PictureRefused);
    expect((error as Error).message).toMatch(/^(The drawing|That is no picture) .*; save it .*\.$/);
  }
});

test.each([
  '<circle cx="4" cy="4" r="2" fill="#f00"/>',
  '<circle cx="4" cy="4" r="2" transform="rotate(45 2 2)" style="fill:rgb(1 2 3);stroke:url(#a)"/>',
  '<style>.a{fill:#123456}.b:not(.a){stroke:rgba(0,0,0,.5)}</style><circle class="a" cx="4" cy="4" r="2"/>',
  '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><circle cx="4" cy="4" r="2" fill="url(#g)"/>',
  '<symbol id="s"><circle cx="4" cy="4" r="2"/></symbol><use href="#s"/><use xlink:href="#s" x="3"/>',
  '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><circle cx="4" cy="4" r="2" filter="url(#f)"/>',
  '<text x="1" y="2" font-family="Arial, \'Helvetica Neue\'" font-size="3">A &amp; B</text>',
  '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>',
])('a drawing keeps its shape: %s', (inside) => {
  const text = cleaned(inside);
  expect(text).toContain('viewBox="0 0 9 9"');
  const shape = /<(circle|text|image)/.exec(inside)?.[1] ?? '';
  expect(text).toMatch(new RegExp(`<(${shape}|path)`));
  for (const part of inside.match(/base64,\S+?(?=")|&amp;|feGaussianBlur/g) ?? []) {
    expect(text).toContain(part);
  }
});

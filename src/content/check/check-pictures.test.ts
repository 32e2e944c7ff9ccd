import { expect, test } from 'vitest';
import { checkPictures } from './check-pictures.ts';
import { contentFrom, problemLines } from './testing/test-content.ts';

/** A PNG of which only the size is true. */
function png(width: number, height: number, bytes = 100): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  file.write('IHDR', 12, 'ascii');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
const slide = (id: string, picture: string) => `- id: ${id}\n  picture: ${picture}\n  links: []\n`;

interface Written {
  slides?: string;
  showcase?: string;
  customers?: string;
}

function said(
  {
    slides = slide('one', 'gate') + slide('two', 'whole'),
    showcase = '[]',
    customers = '[]',
  }: Written,
  files: Record<string, Uint8Array | string> = {},
): string[] {
  const { content, sources } = contentFrom({ slides, showcase, customers });
  const problems = checkPictures(content, sources, (file) => {
    const bytes = files[file];
    if (bytes === undefined) throw new Error('no such file');
    return bytes;
  });
  return problemLines(problems);
}

const withSlide = (file: string) => ({ slides: slide('one', 'gate') + slide('two', file) });
const showcase = (picture: string, logo: string) => ({
  showcase: `- id: reef
  name: Reef
  picture: ${picture}
  logo: ${logo}
  link: https://reef.example/
  plan: pro
  privacyLevel: private-a
  extensions: []
`,
});
const customer = (logo: string) => ({
  customers: `- { id: fen, name: Fen }\n- id: elm\n  name: Elm\n  logo: ${logo}\n`,
});

test('drawings need no files, and a wiki may be shown with the same drawing twice', () => {
  expect(said(showcase('mossbook', 'mossbook'))).toEqual([]);
});

test('a drawing stands at the top of the front page once', () => {
  const slides = ['gate', 'whole', 'gate', 'one.svg', 'one.svg'].map((picture, index) =>
    slide(`slide-${index}`, picture),
  );
  expect(said({ slides: slides.join('') }, { 'content/pictures/one.svg': svg })).toEqual([
    '[2.picture] content/slides.yaml, line 8: the drawing gate is shown above already; write another, or a file.',
  ]);
});

test('a file that is missing is reported where it is named', () => {
  const missing = (file: string) =>
    `there is no file content/pictures/${file}; put it there, or write another name.`;
  expect(said(withSlide('far.webp'))).toEqual([
    `[1.picture] content/slides.yaml, line 5: ${missing('far.webp')}`,
  ]);
  expect(said(showcase('reef.png', 'logo.svg'))).toEqual([
    `[0.picture] content/showcase.yaml, line 3: ${missing('reef.png')}`,
    `[0.logo] content/showcase.yaml, line 4: ${missing('logo.svg')}`,
  ]);
  expect(said(customer('elm.svg'))).toEqual([
    `[1.logo] content/customers.yaml, line 4: ${missing('elm.svg')}`,
  ]);
});

const full = 'content/pictures/a.png';
const small = (size: string, needed: number) =>
  `${full} has ${size} pixels; its longer side needs ${needed} to be sharp.`;
const heavy = (kilobytes: string, most: number) =>
  `${full} has ${kilobytes} kB; save it smaller, with ${most} kB at most.`;
const unreadable = `${full} is no picture that can be read; save it again as SVG, PNG, WebP or JPEG.`;

test.each([
  ['wide enough', png(800, 10), ''],
  ['high enough', png(10, 800), ''],
  ['too small', png(799, 799), small('799 × 799', 800)],
  ['as heavy as can be', png(800, 600, 30_000), ''],
  ['too heavy', png(800, 600, 30_001), heavy('30.0', 30)],
  ['far too heavy', png(800, 600, 1_234_567), heavy('1234.6', 30)],
  ['drawn with lines', svg, ''],
  ['no picture', 'Hello', unreadable],
])('a picture that is %s', (_, bytes, sentence) => {
  const place = '[1.picture] content/slides.yaml, line 5: ';
  expect(said(withSlide('a.png'), { [full]: bytes })).toEqual(sentence ? [place + sentence] : []);
});

test.each([
  ['wide enough', png(96, 20), ''],
  ['too small', png(95, 20), small('95 × 20', 96)],
  ['as heavy as can be', png(96, 96, 6000), ''],
  ['too heavy', png(96, 96, 6100), heavy('6.1', 6)],
])('a logo that is %s', (_, bytes, sentence) => {
  const told = sentence ? [sentence] : [];
  const files = { [full]: bytes };
  expect(said(customer('a.png'), files)).toEqual(
    told.map((each) => `[1.logo] content/customers.yaml, line 4: ${each}`),
  );
  expect(said(showcase('mossbook', 'a.png'), files)).toEqual(
    told.map((each) => `[0.logo] content/showcase.yaml, line 4: ${each}`),
  );
});

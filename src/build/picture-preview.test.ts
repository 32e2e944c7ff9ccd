import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingPreview, photographPreview } from './picture-preview.ts';

/** The lower right half is a surface, with a smaller one in the corner of the other half. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><view id="corner" viewBox="0 0 20 20"/><style>
.a{fill:#e0c080}.b{fill:#cc2020}@media(prefers-color-scheme:dark){.a{fill:#205040}.b{fill:#601010}}</style><path class="a" d="M100 0v100h-100z"/><path class="b" d="M0 0h15v15h-15z"/></svg>`;

/** The colour of a placeholder at a place, in hundredths of its width and height. */
async function colourAt(address: string | undefined, across: number, down: number) {
  const bytes = Buffer.from(address?.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const place =
    Math.floor((down / 100) * info.height) * info.width + Math.floor((across / 100) * info.width);
  return [...data.subarray(place * info.channels, (place + 1) * info.channels)];
}

/** Whether a colour is opaque and about the same as another. */
function isNear([red = 0, green = 0, blue = 0, alpha = 0]: number[], hex: string): boolean {
  const wanted = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));
  const near = [red, green, blue].every(
    (value, index) => Math.abs(value - (wanted[index] ?? 0)) < 30,
  );
  return near && alpha > 200;
}

test('what stands for a drawing has its colours, by day and at night', async () => {
  const { preview } = await drawingPreview(drawing);
  expect(isNear(await colourAt(preview?.light, 75, 75), '#e0c080')).toBe(true);
  expect(isNear(await colourAt(preview?.dark, 75, 75), '#205040')).toBe(true);
});

test('the dark colours are found however their rule is written', async () => {
  const spaced = drawing.replace(
    '@media(prefers-color-scheme:dark){',
    '@media (prefers-color-scheme: dark) {\n',
  );
  const { preview } = await drawingPreview(spaced.replace('}}</style>', '}\n}\n</style>'));
  expect(isNear(await colourAt(preview?.dark, 75, 75), '#205040')).toBe(true);
});

test('nothing stands where the drawing can be seen through, nor at the edge of a surface', async () => {
  const { preview } = await drawingPreview(drawing);
  for (const [across, down] of [
    [40, 20],
    [50, 50],
  ] as const) {
    const [, , , alpha] = await colourAt(preview?.light, across, down);
    expect(alpha).toBeLessThan(20);
  }
});

test('what stands for a part of a drawing has what is seen there', async () => {
  const { parts } = await drawingPreview(drawing);
  expect(isNear(await colourAt(parts.corner?.light, 40, 40), '#cc2020')).toBe(true);
  expect(isNear(await colourAt(parts.corner?.dark, 40, 40), '#601010')).toBe(true);
});

test('what stands for a drawing that fills any width lies where its shapes do', async () => {
  const shapes = drawing.slice(drawing.indexOf('<style>'));
  const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><svg x="25%" width="1" height="100%" viewBox="0 -100 4 100" preserveAspectRatio="xMinYMax slice" overflow="visible"><g transform="translate(0,-100)">${shapes.replace('</svg>', '</g></svg>')}</svg>`;
  const { preview } = await drawingPreview(wide);
  expect(preview?.place).toBe('calc(25% + 0px) 100% / auto 100%');
  // The origin is a quarter of the width from the left, and the surface begins there.
  expect(isNear(await colourAt(preview?.light, 25 + 75 / 6, 75), '#e0c080')).toBe(true);
  expect((await colourAt(preview?.light, 20, 75))[3]).toBeLessThan(20);
});

test('nothing stands for a drawing whose shapes depend on its size', async () => {
  const wide = drawing.replace(
    'width="100" height="100" viewBox="0 0 100 100"',
    'width="100%" height="100%"',
  );
  expect((await drawingPreview(wide)).preview).toBeUndefined();
});

test('an address can stand in a style without quotes', async () => {
  expect((await drawingPreview(drawing)).preview?.light).not.toMatch(/[\s"'()<>]/);
});

test('patches of its colours stand for a photograph, and nothing for a picture that one sees through', async () => {
  const square = (shape: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">${shape}</svg>`);
  const opaque = await photographPreview(square('<path d="M0 0h90v60h-90z" fill="#a33"/>'));
  expect(opaque).toMatch(/^data:image\/webp;base64,/);
  expect(await photographPreview(square('<path d="M9 9h30v30z"/>'))).toBeUndefined();
});

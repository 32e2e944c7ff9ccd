import { expect, test } from 'vitest';
import { drawingPreview, photographPreview } from './picture-preview.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><view id="corner" viewBox="0 0 20 20"/><style>
.a{fill:#fcf4e2;stroke:#000}.b{fill:none;stroke:#000}@media(prefers-color-scheme:dark){.a{fill:#41604f}}</style><path class="a" d="M30 30h70v70z"/><path class="a" d="M2 2h9v9z"/><path class="b" d="M0 0h100v100z"/></svg>`;

const written = (address: string) =>
  decodeURIComponent(address.replace(/^data:image\/svg\+xml,/, ''));

test('what stands for a drawing has its surfaces without their lines, by day and at night', () => {
  const preview = written(drawingPreview(drawing).preview);
  expect(preview).toContain('.a{fill:#fcf4e2}@media(prefers-color-scheme:dark){.a{fill:#41604f}}');
  expect(preview).not.toMatch(/stroke|class="b"|<view/);
  expect(preview.match(/<path/g)).toHaveLength(2);
});

test('what stands for a part of a drawing has what is seen there', () => {
  const corner = written(drawingPreview(drawing).parts.corner ?? '');
  expect(corner).toContain('viewBox="0 0 20 20"');
  expect(corner.match(/<path/g)).toHaveLength(1);
});

test('an address can stand in a style without quotes', () => {
  expect(drawingPreview(drawing).preview).not.toMatch(/[\s"'()<>]/);
});

test('patches of its colours stand for a photograph, and nothing for a picture that one sees through', async () => {
  const square = (shape: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">${shape}</svg>`);
  const opaque = await photographPreview(square('<path d="M0 0h90v60h-90z" fill="#a33"/>'));
  expect(opaque).toMatch(/^data:image\/webp;base64,/);
  expect(await photographPreview(square('<path d="M9 9h30v30z"/>'))).toBeUndefined();
});

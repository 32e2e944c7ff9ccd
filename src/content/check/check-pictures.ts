import { imageSize } from 'image-size';
import type { Content } from '../schema/files.ts';
import type { Picture } from '../schema/picture.ts';
import type { Problem } from './problem.ts';
import type { Path, SourceFile } from './source-file.ts';

interface Use {
  source: SourceFile;
  path: Path;
  picture: Picture<string>;
  kind: keyof typeof limits;
}

/** Minimum pixels for dense screens, and maximum bytes. */
const limits = {
  picture: { pixels: 800, kilobytes: 30 },
  logo: { pixels: 96, kilobytes: 6 },
};

/**
 * Finds picture files that are missing, no pictures, too heavy or too small, and drawings of
 * the garden that stand on one page twice.
 *
 * @param read gives a file's bytes by its path from the project's root
 */
export function checkPictures(
  content: Content,
  sources: Record<'slides' | 'showcase' | 'customers', SourceFile>,
  read: (path: string) => Uint8Array | string,
): Problem[] {
  const uses: Use[] = [
    ...content.slides.map(({ picture }, index) => ({
      source: sources.slides,
      path: [index, 'picture'],
      picture,
      kind: 'picture' as const,
    })),
    ...content.showcase.flatMap(({ picture, logo }, index) => [
      {
        source: sources.showcase,
        path: [index, 'picture'],
        picture,
        kind: 'picture' as const,
      },
      { source: sources.showcase, path: [index, 'logo'], picture: logo, kind: 'logo' as const },
    ]),
    ...content.customers.flatMap(({ logo }, index) =>
      logo
        ? [
            {
              source: sources.customers,
              path: [index, 'logo'],
              picture: { file: logo },
              kind: 'logo' as const,
            },
          ]
        : [],
    ),
  ];
  const slides = uses.filter(({ source }) => source === sources.slides);
  return [...checkOnce(slides), ...uses.flatMap((use) => checkFile(use, read))];
}

function checkOnce(uses: readonly Use[]): Problem[] {
  const drawings = uses.map(({ picture }) => picture.drawing);
  return uses.flatMap(({ picture: { drawing }, ...place }, index) =>
    drawing && drawings.indexOf(drawing) < index
      ? [say(place, `the drawing ${drawing} is shown above already; write another, or a file.`)]
      : [],
  );
}

function checkFile(
  { picture: { file }, kind, ...place }: Use,
  read: (path: string) => Uint8Array | string,
): Problem[] {
  if (!file) return [];
  const full = `content/pictures/${file}`;
  let bytes: Uint8Array;
  try {
    bytes = Buffer.from(read(full));
  } catch {
    return [say(place, `there is no file ${full}; put it there, or write another name.`)];
  }
  const { pixels, kilobytes } = limits[kind];
  if (bytes.length > kilobytes * 1000) {
    const has = (bytes.length / 1000).toFixed(1);
    return [say(place, `${full} has ${has} kB; save it smaller, with ${kilobytes} kB at most.`)];
  }
  try {
    const { width, height, type } = imageSize(bytes);
    if (type !== 'svg' && Math.max(width, height) < pixels) {
      return [
        say(
          place,
          `${full} has ${width} × ${height} pixels; its longer side needs ${pixels} to be sharp.`,
        ),
      ];
    }
    return [];
  } catch {
    return [
      say(
        place,
        `${full} is no picture that can be read; save it again as SVG, PNG, WebP or JPEG.`,
      ),
    ];
  }
}

function say({ source, path }: Pick<Use, 'source' | 'path'>, sentence: string): Problem {
  return { file: source.file, line: source.lineOf(path), path, sentence };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { Content } from '../content/schema/files.ts';
import { locales } from '../i18n/locales.ts';
import { addTestimonials } from './add-testimonials.ts';
import type { BundleFolders } from './bundle.ts';
import { root } from './project-root.ts';
import { type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';

/** The files that the bundler made: script and fonts, named by their content. */
export async function gatherBundledFiles({
  client,
  server,
}: BundleFolders): Promise<UncompressedFile[]> {
  const files = await Promise.all(
    [client, server].map((folder) => gather(folder, 'static/**/*', '/', { cache: 'immutable' })),
  );
  // Both bundles contain the font. Style sheets are inlined in the pages.
  const distinct = new Map(files.flat().map((file) => [file.path, file]));
  return [...distinct.values()].filter(({ path }) => !path.endsWith('.css'));
}

/**
 * Gathers the files that are served unchanged: locale files (with the testimonials of content/), pictures of
 * content/, and everything in public/.
 *
 * @param isWanted filters by address; all files by default
 */
export async function gatherOpenFiles(
  testimonials: Content['testimonials'],
  isWanted?: (address: string) => boolean,
): Promise<UncompressedFile[]> {
  const files = await Promise.all([
    gather(path.join(root, 'locales'), '**/*.json', '/locales/', { isWanted }),
    gather(path.join(root, 'content/pictures'), '*.*', '/pictures/', { isWanted }),
    gather(path.join(root, 'public'), '**/*.*', '/', { isWanted }),
  ]);
  return files.flat().map((file) => withTestimonials(file, testimonials));
}

function withTestimonials(
  file: UncompressedFile,
  testimonials: Content['testimonials'],
): UncompressedFile {
  const locale = locales.find((each) => file.path === `/locales/${each}/landing.json`);
  if (!locale) return file;
  const texts = JSON.parse(new TextDecoder().decode(file.body));
  const whole = addTestimonials(texts, testimonials, locale);
  return uncompressedFile(file.path, JSON.stringify(whole, null, 2));
}

async function gather(
  folder: string,
  pattern: string,
  prefix: string,
  {
    isWanted = () => true,
    ...more
  }: Partial<UncompressedFile> & { isWanted?: ((address: string) => boolean) | undefined } = {},
): Promise<UncompressedFile[]> {
  const found = (await glob(pattern, { cwd: folder, dot: true })).sort();
  // Systems leave files of their own, such as .DS_Store; the folder .well-known is ours.
  const files = found.filter((file) => !path.basename(file).startsWith('.'));
  return Promise.all(
    files
      .filter((file) => isWanted(prefix + file))
      .map(async (file) =>
        uncompressedFile(prefix + file, await readFile(path.join(folder, file)), more),
      ),
  );
}

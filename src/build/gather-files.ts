import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BundleFolders, root } from './bundle.ts';
import { type Draft, draft } from './draft.ts';

/** The files that the bundler made: script and fonts, named by their content. */
export async function gatherBundledFiles({ client, server }: BundleFolders): Promise<Draft[]> {
  const files = await Promise.all(
    [client, server].map((folder) => gather(folder, 'static/**/*', '/', { cache: 'immutable' })),
  );
  // A font belongs to both bundles. Style sheets are in the pages already.
  const distinct = new Map(files.flat().map((file) => [file.path, file]));
  return [...distinct.values()].filter(({ path }) => !path.endsWith('.css'));
}

/** The files that are served as they lie: the texts, the pictures of content/, and everything in
 * public/. */
export async function gatherOpenFiles(): Promise<Draft[]> {
  const files = await Promise.all([
    gather(path.join(root, 'locales'), '**/*.json', '/locales/'),
    gather(path.join(root, 'content/pictures'), '*.*', '/pictures/'),
    gather(path.join(root, 'public'), '**/*.*', '/'),
  ]);
  return files.flat();
}

async function gather(
  folder: string,
  pattern: string,
  prefix: string,
  more: Partial<Draft> = {},
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for await (const file of glob(pattern, { cwd: folder, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const full = path.join(file.parentPath, file.name);
    const address = prefix + path.relative(folder, full).split(path.sep).join('/');
    drafts.push(draft(address, await readFile(full), more));
  }
  return drafts;
}

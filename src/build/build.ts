import { accessSync, constants, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formatProblem } from '../content/check/problem.ts';
import { buildCacheFolder, openBuildCache } from './build-cache.ts';
import { fingerprint, isBuiltFrom, markBuilt } from './built-from.ts';
import { checkProject } from './check-project.ts';
import { fileHashes } from './file-hashes.ts';
import { openCleanRecord } from './kept-clean-record.ts';
import { loadKeptContent } from './kept-content.ts';
import { makeBuild } from './make-build.ts';
import { createPageThreads } from './page-threads.ts';
import { root } from './project-root.ts';
import { readSiteData } from './site-data.ts';
import { nextBuildIn, swapBuild, tidyBuilds } from './swap-build.ts';
import type { CompressionLevel } from './write-site.ts';

const dist = path.join(root, 'dist');

/**
 * Builds the site until `dist/` is built from exactly the present files. Each new build is made beside `dist/` and
 * replaces it when it is complete; a failed one changes nothing.
 *
 * @param level how hard to compress
 * @param wanted the fingerprint of the present files
 * @returns whether `dist/` is up to date; if not, it has printed why, and the caller must end the process
 */
export async function build(level: CompressionLevel, wanted = fingerprint(root)): Promise<boolean> {
  const closed = [root, path.join(root, 'node_modules')].find((folder) => !isWritable(folder));
  if (closed) {
    console.error(`This user may not write into ${closed}, so nothing can be built.`);
    return false;
  }
  tidyBuilds(root);
  for (let from = wanted; !isBuiltFrom(dist, from, level); ) {
    const next = nextBuildIn(root);
    try {
      if (!(await buildOnce(next, level))) return false;
      // A file that was saved during the build may be in only some of the output.
      const now = fingerprint(root);
      if (now === from) {
        markBuilt(next, from, level);
        swapBuild(root, next);
        fileHashes(root).keep();
      } else {
        console.log('Something was changed during the build; building again.');
        from = now;
      }
    } finally {
      rmSync(next, { recursive: true, force: true });
    }
  }
  return true;
}

/**
 * @returns false for mistakes in content/ or locales/, which it has printed; the caller then ends the process, and with
 *   it what is still being made
 */
async function buildOnce(folder: string, level: CompressionLevel): Promise<boolean> {
  const cache = openBuildCache(buildCacheFolder);
  const loaded = await loadKeptContent(root, cache);
  const threads = createPageThreads();
  // A change of texts alone changes few pages.
  if (!loaded.isKept) threads.prepare();

  // Threads render pages while this one checks the content. A mistake ends both, and is told by the check.
  const data = loaded.content && (await readSiteData(loaded.content));
  const building = data && makeBuild(folder, { level, threads, cache, data });
  building?.catch(() => undefined);
  // By then the threads have their pages, where the code is cached.
  await setImmediate();
  const clean = openCleanRecord(root, cache);
  const problems = await checkProject(root, loaded, clean);
  if (problems.length > 0) {
    console.error(problems.map(formatProblem).join('\n'));
    return false;
  }
  clean.keep();
  console.log(await building);
  return true;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// The program that `freshBuild` starts.
if (process.argv[1] === import.meta.filename) {
  if (!(await build(process.argv[2] as CompressionLevel))) process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formatProblem } from '../content/check/problem.ts';
import type { Content } from '../content/schema/files.ts';
import { type BuildCache, buildCacheFolder, openBuildCache } from './build-cache.ts';
import { isBuiltFrom, markBuilt, readInputs } from './built-from.ts';
import { checkProject } from './check-project.ts';
import { fileHashes } from './file-hashes.ts';
import { openCleanRecord } from './kept-clean-record.ts';
import { loadKeptContent } from './kept-content.ts';
import { makeBuild } from './make-build.ts';
import { createPageThreads, type PageThreads } from './page-threads.ts';
import { root } from './project-root.ts';
import { readSiteData } from './site-data.ts';
import { nextBuildIn, swapBuild, tidyBuilds } from './swap-build.ts';
import type { CompressionLevel } from './write-site.ts';

const dist = path.join(root, 'dist');

/**
 * Builds the site from the present files, unless `dist/` is built from them. The new build is made beside `dist/` and
 * replaces it when it is complete; a failed one changes nothing. When a file is changed meanwhile, the process ends with
 * the result of another build.
 *
 * @param level how hard to compress
 * @param before the present state of the files
 * @returns whether `dist/` is up to date; if not, it has printed why, and the caller must end the process
 */
export async function build(level: CompressionLevel, before = readInputs(root)): Promise<boolean> {
  const closed = [root, path.join(root, 'node_modules')].find((folder) => !isWritable(folder));
  if (closed) {
    console.error(`This user may not write into ${closed}, so nothing can be built.`);
    return false;
  }
  tidyBuilds(root);
  const cache = openBuildCache(buildCacheFolder);
  const startedAt = cache.now();
  if (isBuiltFrom(dist, before.fingerprint, level)) return true;
  const next = nextBuildIn(root);
  const threads = createPageThreads();
  try {
    const result = await buildInto(next, level, cache, threads).catch((error: unknown) => ({
      error,
    }));
    const { fingerprint, changedMs } = readInputs(root);
    if (fingerprint !== before.fingerprint || changedMs !== before.changedMs) {
      await threads.stop();
      // What was made of the one state may have been cached as made of the other.
      cache.forgetSince(startedAt);
      rmSync(next, { recursive: true, force: true });
      console.log('Something was changed during the build; building again.');
      return buildAgain(level);
    }
    if (typeof result === 'object') throw result.error;
    if (!result) return false;
    markBuilt(next, fingerprint, level);
    swapBuild(root, next);
    fileHashes(root).keep();
    return true;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Builds in another process, because this one has loaded code that may have changed. */
function buildAgain(level: CompressionLevel): never {
  const command = [import.meta.filename, level];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** @returns false for mistakes in content/ or locales/, which it has printed */
async function buildInto(
  folder: string,
  level: CompressionLevel,
  cache: BuildCache,
  threads: PageThreads,
): Promise<boolean> {
  const loaded = await loadKeptContent(root, cache);
  // A change of texts alone changes few pages.
  if (!loaded.isKept) threads.prepare();

  // Threads render pages while this one checks the content. A mistake ends both, and is told by the check.
  const building = loaded.content && makeWith(loaded.content);
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

  async function makeWith(content: Content) {
    const data = await readSiteData(content);
    return makeBuild(folder, { level, threads, cache, data });
  }
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

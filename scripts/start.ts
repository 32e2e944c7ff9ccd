// Builds if something has changed since the last build, then serves it and each later build. When the build fails,
// the last good build is served.
import path from 'node:path';
import { freshBuild, lastBuiltAt } from '../src/build/fresh-build.ts';
import { followBuilds } from '../src/server/node/follow-builds.ts';

if (!freshBuild()) {
  const builtAt = lastBuiltAt();
  if (!builtAt) process.exit(1);
  console.error(
    `\nThe site cannot be built from the present files, for the reason above. The last good build, of ${builtAt.toLocaleString('sv')}, is served instead.\n`,
  );
}
process.env.NODE_ENV ??= 'production';
await followBuilds(path.resolve(import.meta.dirname, '../dist'));

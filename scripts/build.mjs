import { freshBuild } from '../src/build/fresh-build.ts';

if (!freshBuild()) process.exit(1);

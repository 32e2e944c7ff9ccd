import { freshBuild } from '../src/build/fresh-build.ts';

if (!freshBuild()) process.exit(1);
console.log('dist/ is up to date. A build does not check types; npm run ok does.');

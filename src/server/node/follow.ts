// Entry point of the server that switches to a new build as soon as its folder has one.
import { fileURLToPath } from 'node:url';
import { followBuilds } from './follow-builds.ts';

await followBuilds(fileURLToPath(new URL('..', import.meta.url)));

// The server, which takes a new build as soon as one lies in its folder.
import { fileURLToPath } from 'node:url';
import { followBuilds } from './follow-builds.ts';

await followBuilds(fileURLToPath(new URL('..', import.meta.url)));

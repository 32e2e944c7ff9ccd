import path from 'node:path';
import { loadContent } from '../../src/content/check/load.ts';

const loaded = loadContent(path.resolve(import.meta.dirname, '../..'));
if (!loaded.content) throw new Error('content/ has mistakes; run "npm run content".');

/** What content/ says, as the build had it. */
export const content = loaded.content;

/** The provider's own words about the site. */
export const { site, claims } = content;

import path from 'node:path';
import { loadContent } from '../../src/content/check/load.ts';

const { content } = loadContent(path.resolve(import.meta.dirname, '../..'));
if (!content) throw new Error('content/ has mistakes; run "npm run content".');

/** The provider's own words about the site, as the build had them. */
export const { site, claims } = content;

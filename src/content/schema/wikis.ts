import { z } from 'zod';
import { count } from './values.ts';

const versionExpectation = 'must be a version such as "8.2", in quotation marks';
const version = z
  .string({ error: versionExpectation })
  .regex(/^\d+(\.\d+)*$/, { error: versionExpectation });

/** content/wikis.yaml */
export const wikisSchema = z.strictObject({
  firstWikiYear: count,
  mediaWikiYear: count,
  mediaWikiLanguages: count,
  newestMediaWiki: version,
  phpVersion: version,
});

import { z } from 'zod';
import { count } from './values.ts';

const versionExpectation = 'must be a version such as "8.2", in quotation marks';
const version = z
  .string({ error: versionExpectation })
  .regex(/^\d+(\.\d+)*$/, { error: versionExpectation });

const yearExpectation = 'must be a year with four digits, such as 2002';
const year = z.int({ error: yearExpectation }).min(1990, { error: yearExpectation });

/** content/wikis.yaml */
export const wikisSchema = z.strictObject({
  firstWikiYear: year,
  mediaWikiYear: year,
  mediaWikiLanguages: count,
  newestMediaWiki: version,
  phpVersion: version,
  photographedMediaWiki: version,
});

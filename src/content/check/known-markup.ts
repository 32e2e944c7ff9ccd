import { readFileSync } from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import { globSync } from 'tinyglobby';
import type { Content } from '../schema/files.ts';
import { linkIds } from '../schema/link-ids.ts';
import { trustIds } from '../schema/trust-ids.ts';
import type { FactValues } from './fact-values.ts';
import { nearest } from './suggest.ts';

/** Tags with the same meaning as in HTML. */
const inlineTags = ['b', 'em', 'small', 'ins', 'del'];

/** Parts of pages that texts link to: the page, a hyphen, and the id of the part. */
const partTags = ['plans-before-paying', ...trustIds.map((id) => `trust-${id}`)];

/**
 * Lists the placeholders and tags that texts may contain: facts, values from code, pages, links, claims and
 * answers on trust.
 *
 * @param root absolute path of the project
 * @param facts in any language
 * @param routes keys of the route table
 * @returns functions for the check of texts that suggest a replacement for an unknown name
 */
export function knownMarkup(
  root: string,
  content: Content,
  facts: FactValues,
  routes: readonly string[],
) {
  const code = readCode(root);
  const given: ReadonlySet<string> = new Set(code.match(/\b[A-Za-z]\w*\b/g));
  const plain = plainKeys(code);
  const tags = [
    ...inlineTags,
    ...routes,
    ...linkIds,
    ...content.claims.map(({ id }) => `cite-${id}`),
    ...partTags,
  ];
  const names = [...facts]
    .filter(([name]) => /^(brand|plans\.\w+\.name)$/.test(name))
    .map(([placeholder, typed]) => ({
      placeholder,
      typed,
      pattern: new RegExp(`(?<!\\p{L})${escapeStringRegexp(typed)}(?!\\p{L})`, 'u'),
    }))
    // Longest first, so that "Business Pro" does not match "Pro".
    .sort((one, other) => other.typed.length - one.typed.length);
  return {
    findName: (text: string) => names.find(({ pattern }) => pattern.test(text)),
    refusePlaceholder(name: string): string | undefined {
      if (facts.has(name) || (!name.includes('.') && given.has(name))) return undefined;
      const meant = nearest(name, [...facts.keys()]);
      return meant ? `write {{${meant}}}` : 'docs/change-a-text.md says what a text may name';
    },
    isPlain: (key: string) => plain.has(key),
    refuseTag(name: string): string | undefined {
      if (tags.includes(name)) return undefined;
      const meant = nearest(name, tags);
      return meant
        ? `write <${meant}>`
        : 'write the name of a page or of a link in content/site.yaml';
    },
  };
}

/** Values that only one text needs are given by the code beside it, by a name that stands there. */
function readCode(root: string): string {
  const files = globSync(
    ['src/site/**/*.{ts,tsx}', 'src/server/calculator/*.ts', 'content/hosts.yaml'],
    { cwd: root },
  );
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
}

/** Keys of the texts that the code asks for as a string, and never as a `Text`, which makes elements of tags. */
function plainKeys(code: string): ReadonlySet<string> {
  const keysIn = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, key = '']) => key);
  const rich = new Set(keysIn(/\bk="([\w.-]+)"/g));
  return new Set(keysIn(/\bt\(\s*'([\w-]+\.[\w.-]+)'/g).filter((key) => !rich.has(key)));
}

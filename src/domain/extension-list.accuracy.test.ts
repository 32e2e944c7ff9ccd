import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExtensionList } from './extension-list.ts';

const folder = join(import.meta.dirname, 'testing/extension-lists');
const leastShare = 0.99;

interface Sample {
  name: string;
  text: string;
  expected: readonly string[];
}

const samples = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file): Sample[] => {
    const name = file.replace(/\.txt$/, '');
    const text = readFileSync(join(folder, file), 'utf8');
    const ownNames = join(folder, `${name}.names`);
    const expected = readFileSync(
      existsSync(ownNames) ? ownNames : join(folder, 'mediawiki.names'),
      'utf8',
    )
      .trim()
      .split('\n');
    const sample = { name, text, expected };
    if (!name.startsWith('version-')) return [sample];
    // What telephones, plain mails and chats make of a table.
    const borders = {
      'a cell on each line': '\n',
      'bars between cells': ' | ',
      'wide gaps': '    ',
    };
    const variants = Object.entries(borders).map(([variant, border]) => ({
      name: `${name}, ${variant}`,
      text: text.replaceAll('\t', border),
      expected,
    }));
    return [sample, ...variants];
  });

describe('extensions in texts that people paste', () => {
  it.each(samples)('are found in $name, and nothing else', ({ text, expected }) => {
    const names = readExtensionList(text).names;
    const missed = expected.filter((name) => !names.includes(name));
    const invented = names.filter((name) => !expected.includes(name));
    expect({ missed, invented }).toEqual({ missed: [], invented: [] });
  });

  it('are found in nearly all cases, all texts taken together', () => {
    let found = 0;
    let read = 0;
    let owed = 0;
    for (const { text, expected } of samples) {
      const names = readExtensionList(text).names;
      found += names.filter((name) => expected.includes(name)).length;
      read += names.length;
      owed += expected.length;
    }
    expect(found / read, 'precision').toBeGreaterThanOrEqual(leastShare);
    expect(found / owed, 'recall').toBeGreaterThanOrEqual(leastShare);
  });
});

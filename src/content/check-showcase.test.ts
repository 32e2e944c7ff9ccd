import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from './load.ts';

const shipped = (path: string) => readFileSync(`${process.cwd()}/${path}`, 'utf8');

function problemsWith(original: string, replacement: string): string[] {
  const file = 'content/showcase.yaml';
  const changed = shipped(file).replace(original, replacement);
  const { problems } = checkContent((path) => (path === file ? changed : shipped(path)));
  return problems.map(({ sentence }) => sentence);
}

test('a showcase wiki cannot have an extension that is not on offer', () => {
  expect(problemsWith('UploadWizard', 'TimeMachine')).toStrictEqual([
    'extensions.yaml has no TimeMachine, which Loomlore shows.',
  ]);
});

test('a showcase wiki cannot have an extension that its plan lacks', () => {
  expect(problemsWith('UploadWizard', 'SemanticMediaWiki')).toStrictEqual([
    'Loomlore shows SemanticMediaWiki, but its plan does not come with that.',
  ]);
});

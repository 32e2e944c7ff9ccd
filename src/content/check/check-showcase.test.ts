import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

const problemsWith = (original: string, replacement: string) =>
  checkEdited(contentPaths.showcase, (text) => text.replace(original, replacement)).problems;

test('a showcase wiki cannot have an extension that is not on offer', () => {
  expect(problemsWith('UploadWizard', 'TimeMachine')).toStrictEqual([
    expect.stringContaining(
      ': extensions.yaml has no TimeMachine, which Loomlore shows; write one of its keys.',
    ),
  ]);
});

test('a showcase wiki cannot have an extension that its plan lacks', () => {
  expect(problemsWith('UploadWizard', 'SemanticMediaWiki')).toStrictEqual([
    expect.stringContaining(
      ': Loomlore shows SemanticMediaWiki, but its plan does not come with that; write another extension, or another plan.',
    ),
  ]);
});

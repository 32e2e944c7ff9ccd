import { expect, test } from 'vitest';
import { addStep, changedFiles, emptyDraft, redo, revertFile, textInDraft, undo } from './draft.ts';

const step = (field: string, ...changes: [string, string, string][]) => ({
  at: 0,
  label: field,
  field,
  changes: changes.map(([file, before, after]) => ({ file, before, after })),
});

test('typing on in a field is one step, and typing it back is none', () => {
  let draft = addStep(emptyDraft, step('name', ['a', '1', '12']));
  draft = addStep(draft, step('name', ['a', '12', '123']));
  expect(draft.steps).toHaveLength(1);
  expect(changedFiles(draft)).toEqual([{ file: 'a', before: '1', after: '123' }]);
  draft = addStep(draft, step('name', ['a', '123', '1']));
  expect(draft.steps).toEqual([]);
  expect(changedFiles(draft)).toEqual([]);
});

test('steps are undone and done again one by one', () => {
  const one = addStep(emptyDraft, step('one', ['a', '1', '2']));
  const two = addStep(one, step('two', ['a', '2', '3'], ['b', 'x', 'y']));
  expect(textInDraft(undo(two), 'a')).toBe('2');
  expect(textInDraft(undo(two), 'b')).toBeUndefined();
  expect(redo(undo(two))).toEqual(two);
  expect(undo(undo(undo(two))).steps).toEqual([]);
});

test('a file is taken back whole, and the others keep their changes', () => {
  const one = addStep(emptyDraft, step('one', ['a', '1', '2'], ['b', 'x', 'y']));
  const two = revertFile(addStep(one, step('two', ['a', '2', '3'])), 'a');
  expect(changedFiles(two)).toEqual([{ file: 'b', before: 'x', after: 'y' }]);
  expect(two.steps).toHaveLength(1);
});

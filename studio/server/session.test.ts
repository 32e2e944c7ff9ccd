import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentPaths } from '../../src/content/check/load.ts';
import { changedFiles } from '../draft/draft.ts';
import { openDraft } from '../draft/draft-store.ts';
import { readYaml } from '../files/edit-yaml.ts';
import { valueAt } from '../find/content-leaves.ts';
import { applyEdits, revert } from './session.ts';

const { plans, countries } = contentPaths;

/** A draft in which a price has changed, and the day of the prices with it. */
function draftWithPrice() {
  const root = mkdtempSync(path.join(tmpdir(), 'draft-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = openDraft(root, (file) =>
    readFileSync(file, 'utf8').replace(/(?<=updatedOn: )\S+/, '2020-01-02'),
  );
  const at = ['personal', 1, 'monthlyPrice', 'USD'];
  const before = valueAt(readYaml(readFileSync(plans, 'utf8')), at);
  applyEdits(store, [{ file: plans, path: at, before, after: 18.49 }], 'price');
  return { store, changed: () => changedFiles(store.get()).map(({ file }) => file) };
}

test('whoever takes all changes of the prices back takes their day back', () => {
  const { store, changed } = draftWithPrice();
  expect(changed().toSorted()).toEqual([countries, plans]);
  revert(store, plans);
  expect(changed()).toEqual([]);
});

test('the day of a price that stays is not taken back', () => {
  const { store, changed } = draftWithPrice();
  revert(store, countries);
  expect(changed().toSorted()).toEqual([countries, plans]);
});

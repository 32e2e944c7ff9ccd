import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PreparedFileRecord } from '../server/prepared/prepared-file.ts';
import { pagesOverBudget } from './page-budget.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'budget-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(address: string, bytes: number): PreparedFileRecord {
  const file = `${address.slice(1) || 'landing'}-${bytes}`;
  writeFileSync(path.join(folder, `${file}.br`), Buffer.alloc(bytes));
  return {
    path: address,
    locale: 'fr',
    status: 200,
    contentType: 'text/html',
    hash: '',
    cache: 'revalidate',
    headers: {},
    file,
    packed: ['br'],
  };
}

test('a page over its budget is named with its language and the bytes', () => {
  const index = [written('/', 14_000), written('/plans', 14_120), written('/terms', 39_000)];
  expect(pagesOverBudget(folder, index)).toEqual([
    expect.stringMatching(
      /^\/fr\/plans: this page in French is 120 bytes over its budget of 14,000, /,
    ),
  ]);
});

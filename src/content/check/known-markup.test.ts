import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Content } from '../schema/files.ts';
import { knownMarkup } from './known-markup.ts';

const root = mkdtempSync(path.join(tmpdir(), 'known-markup-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const [file, text] of [
  ['src/site/pages/plans.tsx', 'const shown = { lowestPrice, x9: 1 };'],
  ['src/site/routes.ts', 'inRoutes'],
  ['src/site/pages/about.tsx', `t('about.link'), t('about.both'), <Text k="about.both" />`],
  ['src/server/calculator/answer.ts', 'inCalculator'],
  ['src/server/node.ts', 'inServer'],
  ['content/hosts.yaml', 'inHosts: 1'],
  ['content/site.yaml', 'inSite: 1'],
] as const) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const facts = new Map([
  ['brand', 'Wiki.Garth'],
  ['brands', 'Other'],
  ['of.brand', 'Another'],
  ['plans.pro.name', 'Pro'],
  ['plans.businessPro.name', 'Business Pro'],
  ['plans.pro.names', 'Several'],
  ['plans.pro.monthly', '17.99'],
]);
const content = {
  claims: [{ id: 'no-ads' }],
  answers: { 'chat-tools': 'ask' },
} as unknown as Content;
const marks = () => knownMarkup(root, content, facts, ['plans', 'features']);

test.each([
  ['Buy Pro today', 'plans.pro.name'],
  ['Pro', 'plans.pro.name'],
  ['Business Pro and Pro', 'plans.businessPro.name'],
  ['At Wiki.Garth.', 'brand'],
  ['At WikixGarth.', undefined],
  ['Profit', undefined],
  ['ÜPro', undefined],
  ['Other, Another, Several for 17.99', undefined],
])('in "%s" a name stands as it is typed: %s', (text, placeholder) => {
  expect(marks().findName(text)?.placeholder).toBe(placeholder);
});

test.each([
  ['plans.pro.monthly', undefined],
  ['lowestPrice', undefined],
  ['x9', undefined],
  ['inRoutes', undefined],
  ['inCalculator', undefined],
  ['inHosts', undefined],
  ['inServer', 'docs/change-a-text.md says what a text may name'],
  ['inSite', 'docs/change-a-text.md says what a text may name'],
  ['const.lowestPrice', 'docs/change-a-text.md says what a text may name'],
  ['plans.pro.monthy', 'write {{plans.pro.monthly}}'],
])('{{%s}}', (name, refusal) => {
  expect(marks().refusePlaceholder(name)).toBe(refusal);
});

test.each([
  ...['b', 'em', 'ins', 'del', 'plans', 'clientPanel', 'cite-no-ads'],
  'trust-backups',
  'plans-before-paying',
])('<%s> may stand in a text', (name) => {
  expect(marks().refuseTag(name)).toBe(undefined);
});

test.each([
  ['plams', 'write <plans>'],
  ['clientpanel', 'write <clientPanel>'],
  ['cite-no-adds', 'write <cite-no-ads>'],
  ['trust-backup', 'write <trust-backups>'],
  ['somewhere-else', 'write the name of a page or of a link in content/site.yaml'],
])('<%s> is refused', (name, refusal) => {
  expect(marks().refuseTag(name)).toBe(refusal);
});

test('only a text that the code never shows as elements is shown as it is written', () => {
  const keys = ['about.link', 'about.both', 'about.other'];
  expect(keys.filter((key) => marks().isPlain(key))).toEqual(['about.link']);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { test } from './studio.ts';

// What whoever runs the site does most, one after the other on the same site.

const languageNames = ['English', 'Deutsch', 'Español', 'Français'];
/** An entry of the public log. */
const log = { 'content/changes.yaml': [expect.any(Number), 0] };
const nextYear = `${new Date().getFullYear() + 1}-01-01`;

test('the price of Pro', async ({ desk, studio }) => {
  await desk.open('Plans', 'Pro');
  await desk.field(/US Dollar/).fill('18.99');
  await desk.review();
  await expect(desk.panel.getByText('$189.99').first()).toBeVisible();
  await desk.tellClients();
  // With a price goes the day of the prices, unless it is today’s already.
  const { 'content/countries.yaml': _, ...files } = await desk.publish();
  expect(files).toEqual({ ...log, 'content/plans.yaml': [1, 1] });
  const countries = readFileSync(path.join(studio.root, 'content/countries.yaml'), 'utf8');
  expect(countries).toContain(`updatedOn: ${new Date().toISOString().slice(0, 10)}\n`);
  await desk.expectPublished('/plans', /18[.,]99/);
});

test('Finland’s tax from a day on', async ({ desk }) => {
  await desk.open('Countries and taxes', 'Finland (FI)');
  await desk.panel
    .getByRole('group', { name: 'Rates' })
    .getByRole('button', { name: 'Add', exact: true })
    .click();
  await desk
    .field(/^Percent/)
    .last()
    .fill('25,5');
  await desk.field('Valid from').last().fill(nextYear);
  await desk.review();
  await expect(desk.panel.getByText(`What this touches, on ${nextYear}`)).toBeVisible();
  await desk.tellClients();
  expect(await desk.publish()).toEqual({ ...log, 'content/countries.yaml': [1, 0] });
  const estimate = '/pricecalculator?product=pro&country=FI';
  await desk.expectPublished(estimate, /21\s?%/);
  await desk.expectPublished(estimate, /25[.,]5\s?%/, nextYear);
});

test('a country more', async ({ desk }) => {
  await desk.open('Countries and taxes');
  await desk.panel.getByRole('button', { name: 'Add an entry' }).click();
  await desk.field('Code').fill('CH');
  await desk.field('Currency').selectOption({ label: 'Euro (EUR)' });
  await desk.field(/^Percent/).fill('8.1');
  await desk.tellClients();
  expect(await desk.publish()).toEqual({ ...log, 'content/countries.yaml': [1, 0] });
  await desk.expectPublished('/pricecalculator?product=pro&country=CH', /8[.,]1\s?%/);
});

test('another name for a plan, everywhere', async ({ desk }) => {
  await desk.open('Plans', 'Quantum');
  await desk.field('Name').fill('Atrium');
  await desk.review();
  await expect(desk.panel.getByText('/plans', { exact: true })).toBeVisible();
  expect(await desk.publish()).toEqual({ 'content/plans.yaml': [1, 1] });
  await desk.expectPublished('/plans', 'Atrium');
  await desk.expectPublished('/pricecalculator', 'Atrium');
});

test('a testimonial', async ({ desk }) => {
  await desk.open('Testimonials');
  await desk.panel.getByRole('button', { name: 'Add an entry' }).click();
  await desk.field('Short name').fill('harbour');
  for (const [index, name] of languageNames.entries()) {
    await desk.write(`Text, ${name}`, `Harbour voice ${'IVXL'[index]}.`);
    await desk.write(`Author, ${name}`, `Harbour ${'IVXL'[index]}`);
  }
  const { 'content/testimonials.yaml': [added = 0, removed] = [], ...others } =
    await desk.publish();
  expect([removed, others]).toEqual([0, {}]);
  expect(added).toBeLessThan(16);
  await desk.expectPublished('/', /Harbour voice [IVXL]\./);
});

test('where a link leads', async ({ desk }) => {
  await desk.open('Brand, domain and links');
  await desk.field('News').fill('https://news.wikigarth.example/all');
  expect(await desk.publish()).toEqual({ 'content/site.yaml': [1, 1] });
});

test('an extension', async ({ desk }) => {
  await desk.open('Extensions');
  await desk.panel.getByRole('button', { name: 'Add an entry' }).click();
  await desk.field('Key').fill('HarbourMap');
  await desk.field('Pretty name').fill('Harbour Map');
  for (const [index, name] of languageNames.entries()) {
    await desk.write(
      `Description, ${name}`,
      ['Harbour.', 'Hafen.', 'Puerto.', 'Port.'][index] ?? '',
    );
  }
  await desk.tellClients();
  const { 'content/extensions.yaml': [, removed] = [], ...others } = await desk.publish();
  expect([removed, others]).toEqual([0, log]);
  await desk.expectPublished('/extensions', 'Harbour Map');
});

test('a sentence in German, found by its words', async ({ desk }) => {
  await desk.findSentence('MediaWiki-Hosting: Tarife', 'German');
  await desk.write('Deutsch', 'MediaWiki-Hosting: alle Tarife und Preise');
  const files = Object.entries(await desk.publish());
  expect(files).toEqual([[expect.stringMatching(/^locales\/de\//), [1, 1]]]);
});

test('a paragraph of the terms in four languages', async ({ desk }) => {
  await desk.open('Terms');
  await desk.panel.getByRole('listitem').getByRole('button').nth(4).click();
  for (const name of languageNames) {
    await desk.page.getByRole('textbox', { name, exact: true }).click();
    await desk.page.keyboard.press('ControlOrMeta+End');
    await desk.page.keyboard.insertText(' Welcome.');
  }
  expect(await desk.publish()).toEqual(
    Object.fromEntries(locales.map((locale) => [`content/legal/${locale}/terms.mdx`, [1, 1]])),
  );
  await desk.expectPublished('/terms', ' Welcome.');
});

test('a claim with its reference', async ({ desk }) => {
  await desk.open('Claims and references');
  await desk.panel.getByRole('button', { name: 'Add an entry' }).click();
  await desk.field('Short name').fill('harbour-proof');
  await desk.panel.getByRole('button', { name: 'Claims, harbour proof' }).click();
  for (const [index, name] of languageNames.entries()) {
    await desk.write(name, ['Harbour.', 'Hafen.', 'Puerto.', 'Port.'][index] ?? '');
  }
  const files = await desk.publish();
  expect(Object.keys(files)).toEqual([
    'content/claims.yaml',
    ...locales.map((locale) => `locales/${locale}/claims.json`).sort(),
  ]);
});

test('an add-on is withdrawn, and what still speaks of it is named', async ({ desk }) => {
  await desk.open('Add-ons');
  await desk.panel.getByRole('button', { name: 'Take out Backupsplus' }).click();
  await desk.page.getByRole('button', { name: /^Review/ }).click();
  await desk.panel.getByRole('button', { name: /^Club orders "backupsplus"/ }).click();
  for (const example of ['Club', 'Archive']) {
    await desk.panel.getByRole('button', { name: `Take out ${example}` }).click();
    await expect(desk.panel.getByRole('button', { name: `Take out ${example}` })).toBeHidden();
  }
  await desk.tellClients();
  const { 'content/changes.yaml': _, ...files } = await desk.publish();
  expect(Object.keys(files)).toEqual(['content/addons.yaml', 'content/calculator-examples.yaml']);
  for (const [added] of Object.values(files)) expect(added).toBe(0);
});

test('another brand and another domain', async ({ desk }) => {
  await desk.open('Brand, domain and links');
  await desk.field('Brand name').fill('Harbourwiki');
  await desk.field('Site web address').fill('https://harbourwiki.example');
  expect(await desk.publish()).toEqual({ 'content/site.yaml': [2, 2] });
  await desk.expectPublished('/', 'Harbourwiki');
  await desk.expectPublished('/', 'https://harbourwiki.example');
});

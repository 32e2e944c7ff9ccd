import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { localeFile } from '../../src/i18n/locale-file.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Desk } from './desk.ts';
import { test } from './studio.ts';

// The most frequent tasks of an editor, one after the other on the same site. `npm test` runs only those
// marked as short, because each publishes, which renders every page.

const languageNames = ['English', 'Deutsch', 'Español', 'Français'];
/** Something to say in each of them. */
const words = ['Harbour.', 'Hafen.', 'Puerto.', 'Port.'];
/** An entry of the public log. */
const log = { 'content/changes.yaml': [expect.any(Number), 0] };
const nextYear = `${new Date().getFullYear() + 1}-01-01`;

test('the price of Pro', { tag: '@short' }, async ({ desk, studio }) => {
  await desk.open('Plans', 'Pro');
  const price = desk.field(/US Dollar/);
  const cents = Math.round(100 * Number(await price.inputValue())) + 50;
  const [month, year] = [cents, 10 * cents + 9].map((amount) => (amount / 100).toFixed(2));
  await price.fill(month ?? '');
  await desk.review();
  // A year costs ten months and 9 cents more.
  await expect(desk.panel.getByText(`$${year}`).first()).toBeVisible();
  await desk.tellClients();
  // With a price goes the day of the prices, unless it is today’s already.
  const { 'content/countries.yaml': _, ...files } = await desk.publish();
  expect(files).toEqual({ ...log, 'content/plans.yaml': [1, 1] });
  const countries = readFileSync(path.join(studio.root, 'content/countries.yaml'), 'utf8');
  expect(countries).toContain(`updatedOn: ${new Date().toISOString().slice(0, 10)}\n`);
  await desk.expectPublished('/plans', new RegExp(`${month}`.replace('.', '[.,]')));
});

test('what was only assumed is confirmed with one press', async ({ desk }) => {
  const confirm = desk.panel.getByRole('button', { name: /^Confirm / });
  await expect(confirm.first()).toBeVisible();
  const count = await confirm.count();
  await confirm.last().click();
  await expect(confirm).toHaveCount(count - 1);
  await desk.review();
  const [[added, removed] = [], ...others] = Object.values(await desk.publish());
  expect({ added, others }).toEqual({ added: 0, others: [] });
  expect(removed).toBeGreaterThan(0);
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

test('the price of Basics from a day on', async ({ desk }) => {
  await desk.open('Plans', 'Basics');
  const later = desk.panel.getByRole('group', { name: 'Later prices' });
  await later.getByRole('button', { name: 'Add', exact: true }).click();
  await later.getByLabel('Valid from').fill(nextYear);
  for (const currency of [/US Dollar/, /Euro/, /British Pound/, /Canadian Dollar/]) {
    await later.getByLabel(currency).fill('12.99');
  }
  await later.getByLabel('Annual per month').fill('10,83');
  await desk.tellClients();
  expect(await desk.publish()).toEqual({ ...log, 'content/plans.yaml': [expect.any(Number), 0] });
  await desk.expectPublished('/plans', /11[.,]99/);
  await desk.expectPublished('/plans', /12[.,]99/, nextYear);
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
    await desk.write(`Description, ${name}`, words[index] ?? '');
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

test('what a new English sentence leaves behind is told, and a translation that is too long', async ({
  desk,
}) => {
  await desk.page.getByRole('combobox', { name: 'Page' }).selectOption('/vps');
  await desk.findSentence('Ask an engineer first', 'English');
  await desk.write('English', 'Ask our engineers first');
  const outdated = desk.panel.getByText('Out of date: the English has changed');
  await expect(outdated).toHaveCount(locales.length - 1);
  await desk.panel.getByRole('button', { name: 'It is still right' }).last().click();
  await expect(outdated).toHaveCount(locales.length - 2);
  await desk.write(
    'Deutsch',
    'Einen Techniker nach einem Server ganz für sich allein fragen, bevor Sie bestellen',
  );
  await expect(desk.panel.getByText(/the button breaks into \d lines at 360 px/)).toBeVisible();
  await desk.write('Deutsch', 'Zuerst unsere Technik fragen');
  await expect(outdated).toHaveCount(locales.length - 3);
  await desk.review();
  await expect(desk.panel.getByRole('heading', { name: 'Translations out of date' })).toBeVisible();
  await desk.panel.getByRole('button', { name: /dedicated.*Spanish|dedicated.*Español/i }).click();
  await desk.panel.getByRole('button', { name: 'It is still right' }).click();
  await expect(outdated).toHaveCount(0);
  expect(await desk.publish()).toEqual({
    'locales/de/dedicated.json': [1, 1],
    'locales/en/dedicated.json': [1, 1],
  });
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
  await writeWords(desk, ['Harbour proof']);
  await desk.mend(/^Nothing cites "harbour-proof"/);
  await desk.findSentence('Vergleichen Sie uns mit anderen Anbietern', 'German');
  for (const name of languageNames) {
    await desk.page.getByRole('textbox', { name, exact: true }).press('ControlOrMeta+End');
    await desk.choose(name, 'harbour-proof');
  }
  const files = await desk.publish();
  expect(files['content/claims.yaml']).toEqual([expect.any(Number), 0]);
  for (const locale of locales) {
    expect(files[localeFile(locale, 'claims')]).toEqual([2, 1]);
    expect(files[localeFile(locale, 'about')]).toEqual([1, 1]);
  }
  await desk.expectPublished('/about', /(Harbour|Hafen|Puerto|Port)\./);
});

test('an add-on is withdrawn, and what still speaks of it is named', async ({ desk }) => {
  await desk.open('Add-ons');
  await desk.panel.getByRole('button', { name: 'Take out Backupsplus' }).click();
  for (const example of ['Club', 'Archive']) {
    await desk.mend(new RegExp(`^${example} orders "backupsplus"`));
    await desk.panel.getByRole('button', { name: 'Take out entry 1' }).click();
  }
  await desk.mend(/^".+" speaks of Backups Plus/);
  for (const name of languageNames) {
    await desk.choose(name, 'Take out business.addons.backupsplus');
    await desk.cut(name, / ?Backups Plus [^.]*\./);
  }
  await desk.mend(/^This line speaks of Backups Plus/);
  await desk.panel.getByRole('button', { name: 'Take this paragraph out' }).click();
  await desk.mend(/^"backupsplus" has texts here/);
  await desk.panel.getByRole('button', { name: 'Take these out, in every language' }).click();
  await desk.tellClients();
  const { 'content/changes.yaml': _, ...files } = await desk.publish();
  expect(Object.keys(files)).toEqual([
    ...['addons', 'calculator-examples'].map((name) => `content/${name}.yaml`),
    ...locales.toSorted().map((locale) => `content/legal/${locale}/terms.mdx`),
    ...locales
      .toSorted()
      .flatMap((locale) => ['add-ons', 'for-companies'].map((name) => localeFile(locale, name))),
  ]);
  for (const [added, removed] of Object.values(files)) expect(added).toBeLessThanOrEqual(removed);
  await desk.expectPublished('/plans', /^(?!.*Backups Plus)/s);
});

test('a picture for a slide', async ({ desk, studio }) => {
  const bring = desk.panel.getByLabel('Picture, from this computer');
  const drawing = (inside: string) => ({
    name: 'Harbour View.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${inside}<path d="M0 30h80v30H0z"/></svg>`,
    ),
  });
  await desk.open('Slides of the front page', 'Writing');
  await bring.setInputFiles(drawing('<image href="https://elsewhere.example/pixel.png"/>'));
  await expect(desk.panel.getByRole('alert')).toContainText('asks for other files');
  await bring.setInputFiles({ ...drawing('<rect width="9" height="9"/>'), name: 'tried.svg' });
  await expect(desk.field('Picture')).toHaveValue('tried.svg');
  await bring.setInputFiles(drawing('<script>alert(1)</script>'));
  await expect(desk.field('Picture')).toHaveValue('harbour-view.svg');
  // A picture needs a text alternative in every language.
  await writeWords(desk, ['Hero, Writing, Picture']);
  expect(Object.keys(await desk.publish())).toEqual([
    'content/pictures/harbour-view.svg',
    'content/slides.yaml',
    ...locales.toSorted().map((locale) => localeFile(locale, 'landing')),
  ]);
  const pictures = path.join(studio.root, 'content/pictures');
  expect(readdirSync(pictures)).toContain('harbour-view.svg');
  expect(readdirSync(pictures)).not.toContain('tried.svg');
  expect(readFileSync(path.join(pictures, 'harbour-view.svg'), 'utf8')).not.toContain('script');
  await desk.expectPublished('/', /harbour-view\.svg"[^>]*alt="(Harbour|Hafen|Puerto|Port)\./);
});

test('another brand and another domain', async ({ desk }) => {
  await desk.open('Brand, domain and links');
  await desk.field('Brand name').fill('Harbourwiki');
  await desk.field('Site web address').fill('https://harbourwiki.example');
  expect(await desk.publish()).toEqual({ 'content/site.yaml': [2, 2] });
  await desk.expectPublished('/', 'Harbourwiki');
  await desk.expectPublished('/', 'https://harbourwiki.example');
});

test('a wiki of the showcase, with its words', async ({ desk }) => {
  await desk.open('Showcase');
  await desk.panel.getByRole('button', { name: 'Add an entry' }).click();
  await desk.field('Short name').fill('harbour');
  await desk.field('Name').fill('Harbour Wiki');
  const extensions = desk.panel.getByRole('group', { name: 'Extensions' });
  await extensions.getByRole('button', { name: 'Add', exact: true }).click();
  await extensions.getByRole('textbox').fill('Math');
  await writeWords(
    desk,
    ['Description', 'About', 'Readers', 'Picture'].map((text) => `Harbour, ${text}`),
  );
  expect(Object.keys(await desk.publish())).toEqual([
    'content/showcase.yaml',
    ...locales.toSorted().map((locale) => localeFile(locale, 'showcase')),
  ]);
  await desk.expectPublished('/showcase', /(Harbour|Hafen|Puerto|Port)\./);
});

test('a slide, with its words', async ({ desk, studio }) => {
  await desk.open('Slides of the front page');
  await desk.panel.getByRole('button', { name: 'Add an entry' }).click();
  await desk.field('Short name').fill('quay');
  await desk.panel.getByLabel('Picture, from this computer').setInputFiles({
    name: 'quay.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h80v60H0z"/></svg>',
    ),
  });
  const links = desk.panel.getByRole('group', { name: 'Links' });
  await links.getByRole('button', { name: 'Add', exact: true }).click();
  await links.getByRole('textbox').fill('plans');
  await writeWords(
    desk,
    ['Title', 'Text', 'Picture', 'Links, Plans'].map((text) => `Hero, Quay, ${text}`),
  );
  expect(Object.keys(await desk.publish())).toContain('content/slides.yaml');
  expect(readdirSync(path.join(studio.root, 'content/pictures'))).toContain('quay.svg');
  await desk.expectPublished('/', 'quay.svg');
});

test('an add-on, with its words', async ({ desk }) => {
  await desk.open('Add-ons');
  await desk.panel.getByRole('button', { name: 'Add an entry' }).last().click();
  await desk.field('Short name').fill('pilotage');
  await writeWords(desk, ['Pilotage, Name', 'Pilotage, Short', 'Pilotage, Text']);
  await desk.tellClients();
  expect(Object.keys(await desk.publish())).toContain('content/addons.yaml');
  await desk.expectPublished('/plans', /(Harbour|Hafen|Puerto|Port)\./);
});

test('a notice', async ({ desk }) => {
  await desk.open('Notice above the bar');
  await desk.panel.getByRole('combobox').first().selectOption({ label: 'A notice' });
  for (const [index, name] of languageNames.entries()) {
    await desk.write(`Text, ${name}`, words[index] ?? '');
  }
  const today = new Date().toISOString().slice(0, 10);
  await desk.field('From').fill(today);
  await desk.field('Until').fill(nextYear);
  expect(Object.keys(await desk.publish())).toEqual(['content/notice.yaml']);
  await desk.expectPublished('/plans', /(Harbour|Hafen|Puerto|Port)\./);
});

/** Writes the texts that an entry asks for in its form, in four languages. */
async function writeWords(desk: Desk, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    for (const [index, name] of languageNames.entries()) {
      await desk.write(`${text}, ${name}`, words[index] ?? '');
    }
  }
}

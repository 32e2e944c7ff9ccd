import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { localeFile } from '../../src/i18n/locale-file.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Editor } from './editor.ts';
import { test } from './studio.ts';

// The most frequent tasks of an editor, in sequence on the same site. `npm test` runs only those tagged `@short`, because
// each publishes, which renders every page.

const languageNames = ['English', 'Deutsch', 'Español', 'Français'];
/** A text in each of them. */
const words = ['Harbour.', 'Hafen.', 'Puerto.', 'Port.'];
/** An entry of the public log. */
const log = { 'content/changes.yaml': [expect.any(Number), 0] };
const nextYear = `${new Date().getFullYear() + 1}-01-01`;

test('the price of Pro', { tag: '@short' }, async ({ editor, studio }) => {
  await editor.open('Plans', 'Pro');
  const price = editor.field(/US Dollar/);
  const cents = Math.round(100 * Number(await price.inputValue())) + 50;
  const [month, year] = [cents, 10 * cents + 9].map((amount) => (amount / 100).toFixed(2));
  await price.fill(month ?? '');
  await editor.review();
  // A year costs ten months and 9 cents more.
  await expect(editor.panel.getByText(`$${year}`).first()).toBeVisible();
  await editor.proposeLogEntry();
  // Changes with the price, unless it is today already.
  const { 'content/countries.yaml': _, ...files } = await editor.publish();
  expect(files).toEqual({ ...log, 'content/plans.yaml': [1, 1] });
  const countries = readFileSync(path.join(studio.root, 'content/countries.yaml'), 'utf8');
  expect(countries).toContain(`updatedOn: ${new Date().toISOString().slice(0, 10)}\n`);
  await editor.expectPublished('/plans', new RegExp(`${month}`.replace('.', '[.,]')));
});

test('what was only assumed is confirmed with one press', async ({ editor }) => {
  const confirm = editor.panel.getByRole('button', { name: /^Confirm / });
  await expect(confirm.first()).toBeVisible();
  const count = await confirm.count();
  await confirm.last().click();
  await expect(confirm).toHaveCount(count - 1);
  await editor.review();
  const [[added, removed] = [], ...others] = Object.values(await editor.publish());
  expect({ added, others }).toEqual({ added: 0, others: [] });
  expect(removed).toBeGreaterThan(0);
});

test('Finland’s tax from a day on', async ({ editor }) => {
  await editor.open('Countries and taxes', 'Finland (FI)');
  await editor.panel
    .getByRole('group', { name: 'Rates' })
    .getByRole('button', { name: 'Add', exact: true })
    .click();
  await editor
    .field(/^Percent/)
    .last()
    .fill('25,5');
  await editor.field('Valid from').last().fill(nextYear);
  await editor.review();
  await expect(editor.panel.getByText(`What this touches, on ${nextYear}`)).toBeVisible();
  await editor.proposeLogEntry();
  expect(await editor.publish()).toEqual({ ...log, 'content/countries.yaml': [1, 0] });
  const estimate = '/pricecalculator?product=pro&country=FI';
  await editor.expectPublished(estimate, /21\s?%/);
  await editor.expectPublished(estimate, /25[.,]5\s?%/, nextYear);
});

test('the price of Basics from a day on', async ({ editor }) => {
  await editor.open('Plans', 'Basics');
  const later = editor.panel.getByRole('group', { name: 'Later prices' });
  await later.getByRole('button', { name: 'Add', exact: true }).click();
  await later.getByLabel('Valid from').fill(nextYear);
  for (const currency of [/US Dollar/, /Euro/, /British Pound/, /Canadian Dollar/]) {
    await later.getByLabel(currency).fill('12.99');
  }
  await later.getByLabel('Annual per month').fill('10,83');
  await editor.proposeLogEntry();
  expect(await editor.publish()).toEqual({ ...log, 'content/plans.yaml': [expect.any(Number), 0] });
  await editor.expectPublished('/plans', /11[.,]99/);
  await editor.expectPublished('/plans', /12[.,]99/, nextYear);
});

test('a country more', async ({ editor }) => {
  await editor.open('Countries and taxes');
  await editor.panel.getByRole('button', { name: 'Add an entry' }).click();
  await editor.field('Code').fill('CH');
  await editor.field('Currency').selectOption({ label: 'Euro (EUR)' });
  await editor.field(/^Percent/).fill('8.1');
  await editor.proposeLogEntry();
  expect(await editor.publish()).toEqual({ ...log, 'content/countries.yaml': [1, 0] });
  await editor.expectPublished('/pricecalculator?product=pro&country=CH', /8[.,]1\s?%/);
});

test('another name for a plan, everywhere', async ({ editor }) => {
  await editor.open('Plans', 'Quantum');
  await editor.field('Name').fill('Atrium');
  await editor.review();
  await expect(editor.panel.getByText('/plans', { exact: true })).toBeVisible();
  expect(await editor.publish()).toEqual({ 'content/plans.yaml': [1, 1] });
  await editor.expectPublished('/plans', 'Atrium');
  await editor.expectPublished('/pricecalculator', 'Atrium');
});

test('a testimonial', async ({ editor }) => {
  await editor.open('Testimonials');
  await editor.panel.getByRole('button', { name: 'Add an entry' }).click();
  await editor.field('Short name').fill('harbour');
  for (const [index, name] of languageNames.entries()) {
    await editor.write(`Text, ${name}`, `Harbour voice ${'IVXL'[index]}.`);
    await editor.write(`Author, ${name}`, `Harbour ${'IVXL'[index]}`);
  }
  const { 'content/testimonials.yaml': [added = 0, removed] = [], ...others } =
    await editor.publish();
  expect([removed, others]).toEqual([0, {}]);
  expect(added).toBeLessThan(16);
  await editor.expectPublished('/', /Harbour voice [IVXL]\./);
});

test('where a link leads', async ({ editor }) => {
  await editor.open('Brand, domain and links');
  await editor.field('News').fill('https://news.wikigarth.example/all');
  expect(await editor.publish()).toEqual({ 'content/site.yaml': [1, 1] });
});

test('an extension', async ({ editor }) => {
  await editor.open('Extensions');
  await editor.panel.getByRole('button', { name: 'Add an entry' }).click();
  await editor.field('Key').fill('HarbourMap');
  await editor.field('Pretty name').fill('Harbour Map');
  for (const [index, name] of languageNames.entries()) {
    await editor.write(`Description, ${name}`, words[index] ?? '');
  }
  await editor.proposeLogEntry();
  const { 'content/extensions.yaml': [, removed] = [], ...others } = await editor.publish();
  expect([removed, others]).toEqual([0, log]);
  await editor.expectPublished('/extensions', 'Harbour Map');
});

test('a sentence in German, found by its words', async ({ editor }) => {
  await editor.findSentence('MediaWiki-Hosting: Tarife', 'German');
  await editor.write('Deutsch', 'MediaWiki-Hosting: alle Tarife und Preise');
  const files = Object.entries(await editor.publish());
  expect(files).toEqual([[expect.stringMatching(/^locales\/de\//), [1, 1]]]);
});

test('what a new English sentence leaves behind is told, and a translation that is too long', async ({
  editor,
}) => {
  await editor.page.getByRole('combobox', { name: 'Page' }).selectOption('/vps');
  await editor.findSentence('Ask an engineer first', 'English');
  await editor.write('English', 'Ask our engineers first');
  const outdated = editor.panel.getByText('Out of date: the English has changed');
  await expect(outdated).toHaveCount(locales.length - 1);
  await editor.panel.getByRole('button', { name: 'It is still right' }).last().click();
  await expect(outdated).toHaveCount(locales.length - 2);
  await editor.write(
    'Deutsch',
    'Einen Techniker nach einem Server ganz für sich allein fragen, bevor Sie bestellen',
  );
  await expect(editor.panel.getByText(/the button breaks into \d lines at 360 px/)).toBeVisible();
  await editor.write('Deutsch', 'Zuerst unsere Technik fragen');
  await expect(outdated).toHaveCount(locales.length - 3);
  await editor.review();
  await expect(
    editor.panel.getByRole('heading', { name: 'Translations out of date' }),
  ).toBeVisible();
  await editor.panel
    .getByRole('button', { name: /dedicated.*Spanish|dedicated.*Español/i })
    .click();
  await editor.panel.getByRole('button', { name: 'It is still right' }).click();
  await expect(outdated).toHaveCount(0);
  expect(await editor.publish()).toEqual({
    'locales/de/dedicated.json': [1, 1],
    'locales/en/dedicated.json': [1, 1],
  });
});

test('a paragraph of the terms in four languages', async ({ editor }) => {
  await editor.open('Terms');
  await editor.panel.getByRole('listitem').getByRole('button').nth(4).click();
  for (const name of languageNames) {
    await editor.page.getByRole('textbox', { name, exact: true }).click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    await editor.page.keyboard.insertText(' Welcome.');
  }
  expect(await editor.publish()).toEqual(
    Object.fromEntries(locales.map((locale) => [`content/legal/${locale}/terms.mdx`, [1, 1]])),
  );
  await editor.expectPublished('/terms', ' Welcome.');
});

test('a claim with its reference', async ({ editor }) => {
  await editor.open('Claims and references');
  await editor.panel.getByRole('button', { name: 'Add an entry' }).click();
  await editor.field('Short name').fill('harbour-proof');
  await writeWords(editor, ['Harbour proof']);
  await editor.mend(/^Nothing cites "harbour-proof"/);
  await editor.findSentence('Vergleichen Sie uns mit anderen Anbietern', 'German');
  for (const name of languageNames) {
    await editor.page.getByRole('textbox', { name, exact: true }).press('ControlOrMeta+End');
    await editor.choose(name, 'harbour-proof');
  }
  const files = await editor.publish();
  expect(files['content/claims.yaml']).toEqual([expect.any(Number), 0]);
  for (const locale of locales) {
    expect(files[localeFile(locale, 'claims')]).toEqual([2, 1]);
    expect(files[localeFile(locale, 'about')]).toEqual([1, 1]);
  }
  await editor.expectPublished('/about', /(Harbour|Hafen|Puerto|Port)\./);
});

test('an add-on is withdrawn, and what still speaks of it is named', async ({ editor }) => {
  await editor.open('Add-ons');
  await editor.panel.getByRole('button', { name: 'Take out Backupsplus' }).click();
  for (const example of ['Club', 'Archive']) {
    await editor.mend(new RegExp(`^${example} orders "backupsplus"`));
    await editor.panel.getByRole('button', { name: 'Take out entry 1' }).click();
  }
  await editor.mend(/^".+" speaks of Backups Plus/);
  for (const name of languageNames) {
    await editor.choose(name, 'Take out business.addons.backupsplus');
    await editor.cut(name, / ?Backups.Plus.*/);
  }
  await editor.mend(/^This line speaks of Backups Plus/);
  await editor.panel.getByRole('button', { name: 'Take this paragraph out' }).click();
  await editor.mend(/^"backupsplus" has texts here/);
  await editor.panel.getByRole('button', { name: 'Take these out, in every language' }).click();
  await editor.proposeLogEntry();
  const { 'content/changes.yaml': _, ...files } = await editor.publish();
  expect(Object.keys(files)).toEqual([
    ...['addons', 'calculator-examples'].map((name) => `content/${name}.yaml`),
    ...locales.toSorted().map((locale) => `content/legal/${locale}/terms.mdx`),
    ...locales
      .toSorted()
      .flatMap((locale) => ['add-ons', 'for-companies'].map((name) => localeFile(locale, name))),
  ]);
  for (const [added, removed] of Object.values(files)) expect(added).toBeLessThanOrEqual(removed);
  await editor.expectPublished('/plans', /^(?!.*Backups Plus)/s);
});

test('a picture for a slide', async ({ editor, studio }) => {
  const bring = editor.panel.getByLabel('Picture, from this computer');
  const drawing = (inside: string) => ({
    name: 'Harbour View.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${inside}<path d="M0 30h80v30H0z"/></svg>`,
    ),
  });
  await editor.open('Slides of the front page', 'Writing');
  await bring.setInputFiles(drawing('<image href="https://elsewhere.example/pixel.png"/>'));
  await expect(editor.panel.getByRole('alert')).toContainText('asks for other files');
  await bring.setInputFiles({ ...drawing('<rect width="9" height="9"/>'), name: 'tried.svg' });
  await expect(editor.field('Picture')).toHaveValue('tried.svg');
  await bring.setInputFiles(drawing('<script>alert(1)</script>'));
  await expect(editor.field('Picture')).toHaveValue('harbour-view.svg');
  // A picture needs a text alternative in every language.
  await writeWords(editor, ['Hero, Writing, Picture']);
  expect(Object.keys(await editor.publish())).toEqual([
    'content/pictures/harbour-view.svg',
    'content/slides.yaml',
    ...locales.toSorted().map((locale) => localeFile(locale, 'landing')),
  ]);
  const pictures = path.join(studio.root, 'content/pictures');
  expect(readdirSync(pictures)).toContain('harbour-view.svg');
  expect(readdirSync(pictures)).not.toContain('tried.svg');
  expect(readFileSync(path.join(pictures, 'harbour-view.svg'), 'utf8')).not.toContain('script');
  await editor.expectPublished('/', /harbour-view\.svg"[^>]*alt="(Harbour|Hafen|Puerto|Port)\./);
});

test('another brand and another domain', async ({ editor }) => {
  await editor.open('Brand, domain and links');
  await editor.field('Brand name').fill('Harbourwiki');
  await editor.field('Site web address').fill('https://harbourwiki.example');
  expect(await editor.publish()).toEqual({ 'content/site.yaml': [2, 2] });
  await editor.expectPublished('/', 'Harbourwiki');
  await editor.expectPublished('/', 'https://harbourwiki.example');
});

test('a wiki of the showcase, with its words', async ({ editor }) => {
  await editor.open('Showcase');
  await editor.panel.getByRole('button', { name: 'Add an entry' }).click();
  await editor.field('Short name').fill('harbour');
  await editor.field('Name').fill('Harbour Wiki');
  const extensions = editor.panel.getByRole('group', { name: 'Extensions' });
  await extensions.getByRole('button', { name: 'Add', exact: true }).click();
  await extensions.getByRole('textbox').fill('Math');
  await writeWords(
    editor,
    ['Description', 'About', 'Readers', 'Picture'].map((text) => `Harbour, ${text}`),
  );
  expect(Object.keys(await editor.publish())).toEqual([
    'content/showcase.yaml',
    ...locales.toSorted().map((locale) => localeFile(locale, 'showcase')),
  ]);
  await editor.expectPublished('/showcase', /(Harbour|Hafen|Puerto|Port)\./);
});

test('a slide, with its words', async ({ editor, studio }) => {
  await editor.open('Slides of the front page');
  await editor.panel.getByRole('button', { name: 'Add an entry' }).click();
  await editor.field('Short name').fill('quay');
  await editor.panel.getByLabel('Picture, from this computer').setInputFiles({
    name: 'quay.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h80v60H0z"/></svg>',
    ),
  });
  const links = editor.panel.getByRole('group', { name: 'Links' });
  await links.getByRole('button', { name: 'Add', exact: true }).click();
  await links.getByRole('textbox').fill('plans');
  await writeWords(
    editor,
    ['Title', 'Text', 'Picture', 'Links, Plans'].map((text) => `Hero, Quay, ${text}`),
  );
  expect(Object.keys(await editor.publish())).toContain('content/slides.yaml');
  expect(readdirSync(path.join(studio.root, 'content/pictures'))).toContain('quay.svg');
  await editor.expectPublished('/', 'quay.svg');
});

test('an add-on, with its words', async ({ editor }) => {
  await editor.open('Add-ons');
  await editor.panel.getByRole('button', { name: 'Add an entry' }).last().click();
  await editor.field('Short name').fill('pilotage');
  await writeWords(editor, ['Pilotage, Name', 'Pilotage, Short', 'Pilotage, Text']);
  expect(Object.keys(await editor.publish())).toContain('content/addons.yaml');
  await editor.expectPublished('/plans', /(Harbour|Hafen|Puerto|Port)\./);
});

test('a notice', async ({ editor }) => {
  await editor.open('Notice above the bar');
  await editor.panel.getByRole('combobox').first().selectOption({ label: 'A notice' });
  for (const [index, name] of languageNames.entries()) {
    await editor.write(`Text, ${name}`, words[index] ?? '');
  }
  const today = new Date().toISOString().slice(0, 10);
  await editor.field('From').fill(today);
  await editor.field('Until').fill(nextYear);
  expect(Object.keys(await editor.publish())).toEqual(['content/notice.yaml']);
  await editor.expectPublished('/plans', /(Harbour|Hafen|Puerto|Port)\./);
});

/** Writes the missing texts of an entry in its form, in four languages. */
async function writeWords(editor: Editor, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    for (const [index, name] of languageNames.entries()) {
      await editor.write(`${text}, ${name}`, words[index] ?? '');
    }
  }
}

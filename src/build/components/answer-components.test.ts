import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { answerComponents, componentNames } from './answer-components.tsx';

const site = path.resolve(import.meta.dirname, '../../site');
const names = [...componentNames.values()].flat();
const ask = (address: string) => answerComponents(new URL(address, 'http://localhost'), cssOf);
const cssOf = async () => '@media (prefers-color-scheme: dark){a{color:red}}';

/** Every component with styles of its own, and every island. */
const components = [
  ...globSync('{design,sections}/*.tsx', { cwd: site }).filter(
    (file) =>
      !file.endsWith('.examples.tsx') &&
      readFileSync(path.join(site, file), 'utf8').includes(`/${path.parse(file).name}.module.css'`),
  ),
  ...globSync('islands/*.island.tsx', { cwd: site }),
].map((file) => path.basename(file).replace(/(\.island)?\.tsx$/, ''));

test('every component has examples', () => {
  expect(components.length).toBeGreaterThan(25);
  expect(names.toSorted()).toEqual(components.toSorted());
});

test.each(names)('every state of %s can be shown in every language', async (name) => {
  for (const locale of locales) {
    const html = await ask(`/${locale}/dev/components/${name}/examples`);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
    expect(html).toContain('<article');
  }
});

test('the list leads to every component, in every language', async () => {
  const html = await ask('/de/dev/components/button');
  for (const name of names) expect(html).toContain(`href="/de/dev/components/${name}"`);
  for (const locale of locales) expect(html).toContain(`/${locale}/dev/components/button"`);
  for (const scheme of ['light', 'dark']) expect(html).toContain(`/examples?scheme=${scheme}"`);
});

test('a colour scheme can be asked for', async () => {
  const address = '/dev/components/button/examples?scheme=';
  expect(await ask(`${address}dark`)).toContain('@media (width >= 0){a');
  expect(await ask(`${address}light`)).toContain('@media (width < 0){a');
  expect(await ask(`${address}other`)).toContain('@media (prefers-color-scheme: dark){a');
});

test.each([
  '/plans',
  '/dev',
  '/dev/componentsX',
  '/dev/components/nothing',
  '/de/dev/components/x/y',
])('%s is no component', async (address) => {
  expect(await ask(address)).toBeUndefined();
});

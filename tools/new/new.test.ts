import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPaths } from '../../src/content/check/load.ts';
import { checkTexts } from '../../src/i18n/check/check-texts.ts';
import { localeFile } from '../../src/i18n/locale-file.ts';
import { locales } from '../../src/i18n/locales.ts';
import { readYaml } from '../../studio/files/edit-yaml.ts';
import { newIsland } from './new-island.ts';
import { newLanguage } from './new-language.ts';
import { newPage } from './new-page.ts';
import type { Project } from './scaffold.ts';

const project: Project = {
  read: (file) => readFileSync(file, 'utf8'),
  list: (pattern) => globSync(pattern).sort(),
};

test('a new page has an address, a file, a link and, in every language, texts to be written', () => {
  const { files } = newPage(project, 'press-kit');
  expect(files['src/site/routes.ts']).toContain(
    "  pressKit: { path: '/press-kit', kind: 'page' },\n",
  );
  expect(files['src/site/pages.ts']).toContain("pressKit: () => import('./pages/press-kit.tsx'),");
  expect(files['src/site/layout/footer.tsx']).toMatch(/\['trust', \[.*'pressKit'\]\]/);
  expect(files['src/site/pages/press-kit.tsx']).toContain("t('press-kit.heading')");
  expect(files['src/i18n/english.ts']).toContain("'press-kit': typeof import(");
  const texts = Object.entries(files).filter(([file]) => file.endsWith('/press-kit.json'));
  expect(texts).toHaveLength(locales.length);
  const problems = checkTexts(Object.fromEntries(texts));
  expect(problems.filter(({ sentence }) => sentence.includes('is empty'))).not.toEqual([]);
  for (const locale of locales) {
    expect(JSON.parse(files[localeFile(locale, 'footer')] ?? '').links.pressKit).toBe('');
  }
});

test('a new island has states to look at and texts to be written', () => {
  const { files } = newIsland(project, 'wish-list');
  expect(files['src/site/islands/wish-list.island.tsx']).toContain("name: 'wish-list'");
  expect(files['src/site/islands/wish-list.examples.tsx']).toContain('satisfies Examples');
  expect(Object.keys(files).filter((file) => file.startsWith('locales/'))).toHaveLength(4);
});

test('a new language has every text, every legal text and a line in every list', () => {
  const { files } = newLanguage(project, 'it');
  expect(files['src/i18n/locales.ts']).toContain("'fr', 'it'] as const");
  expect(files['src/i18n/locales.ts']).toContain("  it: 'Italiano',\n");
  for (const file of project.list('{locales,content/legal}/en/*')) {
    expect(Object.keys(files)).toContain(file.replace('/en/', '/it/'));
  }
  const { extensions } = readYaml(files[contentPaths.extensions] ?? '') as {
    extensions: { description: Record<string, string> }[];
  };
  for (const { description } of extensions) expect(description.it).toBe(description.en);
});

import { expect, test } from 'vitest';
import { checkExtensions } from './check-extensions.ts';
import { checkShowcase } from './check-showcase.ts';
import { problemLines, shipped, shippedWith } from './testing/test-content.ts';

const extension = (key: string, availability: string) => `  - key: ${key}
    prettyName: ${key}
    category: pages
    source: described
    availability: ${availability}
    description: { en: A, de: A, es: A, fr: A }
`;
const extensions = `bundledWith: "1.43"
extensions:
${extension('Poem', 'preinstalled')}${extension('Math', 'library')}${extension('Maps', 'on-request')}${extension('SamlLogin', 'plan\n    planFeature:\n      sso')}`;

/** The plans of the shipped table, of which only some have single sign-on. */
const features = (...having: string[]) =>
  shipped('plan-features').replace(/^sso:\n(?: .*\n)+/m, (row) =>
    row.replaceAll(
      /^ {2}(\w+): .*$/gm,
      (_, plan) => `  ${plan}: ${having.includes(plan) ? 'basic' : 'no'}`,
    ),
  );
const company = (available: number, preinstalled: number) =>
  shipped('company')
    .replace(/extensionsAvailable: \d+/, `extensionsAvailable: ${available}`)
    .replace(/extensionsPreinstalled: \d+/, `extensionsPreinstalled: ${preinstalled}`);

function said(planFeatures: string, ofCompany: string): string[] {
  const files = { extensions, 'plan-features': planFeatures, company: ofCompany };
  const { content, sources } = shippedWith(files);
  return problemLines(checkExtensions(content, sources));
}

test('an extension depends on what one plan has at least', () => {
  const orphans = (...having: string[]) =>
    said(features(...having), company(2, 1)).filter((line) => line.includes('comes with'));
  expect(orphans('ultra')).toEqual([]);
  expect(orphans()).toEqual([
    '[extensions.3.planFeature] content/extensions.yaml, line 26: SamlLogin comes with "sso", but no plan in plan-features.yaml has that; write another row.',
  ]);
});

test('more extensions are listed than the pages say, without those on request', () => {
  const lineOf = (name: string) =>
    shipped('company')
      .split('\n')
      .findIndex((line) => line.startsWith(name)) + 1;
  const over = (name: string, claimed: number, listed: number) =>
    `[${name}] content/company.yaml, line ${lineOf(name)}: the pages say "over ${claimed}" (${name}), but extensions.yaml lists ${listed} of them; write less, or list more.`;
  const preinstalled = over('extensionsPreinstalled', 1, 1);
  expect(said(features('pro'), company(2, 1))).toEqual([preinstalled]);
  expect(said(features('pro'), company(3, 1))).toEqual([
    over('extensionsAvailable', 3, 3),
    preinstalled,
  ]);
});

const wiki = (plan: string, ...keys: string[]) => `- id: reef
  name: Reef
  picture: mossbook
  logo: mossbook
  link: https://reef.example/
  plan: ${plan}
  privacyLevel: private-a
  extensions:
${keys.map((key) => `    - ${key}\n`).join('')}`;

test.each([
  [
    'pro',
    'SamlLogin',
    'Reef shows SamlLogin, but its plan does not come with that; write another extension, or another plan.',
  ],
  ['ultra', 'SamlLogin', ''],
  ['pro', 'Maths', 'extensions.yaml has no Maths, which Reef shows; write Math.'],
  [
    'pro',
    'TimeMachine',
    'extensions.yaml has no TimeMachine, which Reef shows; write one of its keys.',
  ],
  ['pro', 'Maps', ''],
])('a showcase wiki on the plan %s with the extension %s', (plan, key, sentence) => {
  const { content, sources } = shippedWith({
    extensions,
    'plan-features': features('ultra'),
    showcase: wiki(plan, 'Poem', key),
  });
  expect(problemLines(checkShowcase(content, sources.showcase))).toEqual(
    sentence ? [`[] content/showcase.yaml, line 10: ${sentence}`] : [],
  );
});

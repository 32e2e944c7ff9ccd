import type { Mistake } from './mistake.ts';

const plans = 'content/plans.yaml';
const addons = 'content/addons.yaml';
const company = 'content/company.yaml';
const site = 'content/site.yaml';
const claims = 'content/claims.yaml';
const trust = 'content/trust.yaml';

/** What goes wrong in the other files of content/: links, names, claims and lists. */
export const mistakesInLists: readonly Mistake[] = [
  // Links and names
  ['a link without https', site, 'demo: https://', 'demo: http://'],
  ['a link without its start', site, 'news: https://news', 'news: news'],
  ['a script for a link', site, /social: .*/, 'social: javascript:alert(1)'],
  ['a link with a blank', site, 'wiki/Main_Page', 'wiki/Main Page'],
  ['a link that is gone', site, /\n {2}news: .*/, '', 'above'],
  ['a link that nobody knows', site, '  news:', '  newz:'],
  ['a host with https', site, 'wikiHost: wiki', 'wikiHost: https://wiki'],
  [
    'a site with a slash',
    site,
    'siteUrl: https://www.wikigarth.example',
    'siteUrl: https://www.wikigarth.example/',
  ],
  ['an empty brand', site, 'brandName: WikiGarth', 'brandName: ""'],
  ['an age of 130', company, 'minimumAgeYears: 13', 'minimumAgeYears: 130'],
  ['hours in words', company, 'breachNoticeHours: 72', 'breachNoticeHours: 72 hours'],
  ['a postal code without quotation marks', company, /postalCode: .*/, 'postalCode: 12345'],
  ['a currency that stands there twice', company, '[GBP, EUR, USD]', '[GBP, EUR, EUR]'],
  ['a currency that we do not have', company, '[GBP, EUR, USD]', '[GBP, EUR, US]'],
  [
    'more extensions than there are',
    company,
    'extensionsAvailable: 50',
    'extensionsAvailable: 5000',
  ],
  // Claims and lists
  ['a claim of a kind that there is not', claims, 'source: { kind: terms', 'source: { kind: term'],
  ['a claim of a section that there is not', claims, 'section: "7" } }', 'section: "27" } }'],
  ['a claim of a row that there is not', claims, 'row: noBranding', 'row: noBrandings'],
  [
    'a claim of a page that there is not',
    claims,
    'route: privacy, anchor: levels } }',
    'route: privcy, anchor: levels } }',
  ],
  ['a claim that stands there twice', claims, 'id: unlimited,', 'id: creation-time,'],
  ['a claim without a sentence', claims, 'id: no-branding,', 'id: no-brandings,'],
  ['extra wikis that are withdrawn', addons, / {2}- id: extrawikis\n.*?\n\n/s, '', 'above'],
  ['extra storage that is withdrawn', addons, / {2}- id: extrastorage\n.*?\n\n/s, '', 'above'],
  ['an add-on in a plan that there is not', addons, '[quantum, ultra]', '[quantum, ultima]'],
  ['a colour that there is not', addons, 'colour: moss', 'colour: green'],
  ['a picture that is not there', 'content/slides.yaml', 'picture: gate', 'picture: gate.webp'],
  ['a button to no page', 'content/slides.yaml', 'createWiki, privacy]', 'createWiki, privacies]'],
  [
    'a showcase wiki with an extension that there is not',
    'content/showcase.yaml',
    'Maps]',
    'Mapps]',
  ],
  [
    'a showcase wiki on a plan without the extension',
    'content/showcase.yaml',
    'extensions: [UploadWizard',
    'extensions: [VisualEditor',
  ],
  [
    'a testimonial that lacks a language',
    'content/testimonials.yaml',
    /\n {4}fr: ".*/,
    '',
    'above',
  ],
  ['a testimonial with a tag', 'content/testimonials.yaml', / {4}en: "\w+/, '$&<b>s</b>'],
  ['a testimonial of nobody', 'content/testimonials.yaml', 'icon: man', 'icon: person'],
  [
    'an extension with a long description',
    'content/extensions.yaml',
    /(description:\n {6}en: )(.*)/,
    `$1${'Long '.repeat(30)}`,
  ],
  [
    'an answer without one language',
    'content/answers.yaml',
    /(contractors:\n(?:.*\n)*? {4}en: .*\n) {4}de: .*\n/,
    '$1',
  ],
  ['an answer on trust whose name is mistyped', trust, 'data-place:', 'data-plase:'],
  ['an answer on trust without its days', trust, /\n {2}validForDays: \d+/, '', 'above'],
  ['an answer on trust that was checked tomorrow', trust, /date: [\d-]+/, 'date: 2999-01-01'],
  ['a step without its day', trust, /\n {4}- when:\n(?: {8}.*\n)+ {6}what/, '\n    - what'],
  [
    'an example for a country that is not listed',
    'content/calculator-examples.yaml',
    /country: \w+/,
    'country: CN',
  ],
  [
    'an example that orders wikis without a number',
    'content/calculator-examples.yaml',
    'addons: [backupsplus]',
    'addons: [extrawikis]',
  ],
  [
    'an extension that a showcase wiki has twice',
    'content/showcase.yaml',
    'extensions: [UploadWizard, ImageMap',
    'extensions: [ImageMap, ImageMap',
  ],
  ['a year of two digits', 'content/wikis.yaml', 'firstWikiYear: 1995', 'firstWikiYear: 95'],
  ['a language in words', 'content/showcase.yaml', 'language: en', 'language: English'],
  ['a file of two versions', plans, 'personal:\n', '<<<<<<< HEAD\npersonal:\n'],
];

/**
 * A mistake: what it is, in which file, what is replaced by what, and whether it is told at the
 * head of the list or group rather than in the line itself, because something is gone.
 */
export type Mistake = readonly [
  name: string,
  file: string,
  from: string | RegExp,
  to: string,
  told?: 'above',
];

const plans = 'content/plans.yaml';
const addons = 'content/addons.yaml';
const countries = 'content/countries.yaml';
const company = 'content/company.yaml';
const site = 'content/site.yaml';
const claims = 'content/claims.yaml';
const trust = 'content/trust.yaml';
const german = 'locales/de/plans.json';
const landing = 'locales/fr/landing.json';
const english = 'locales/en/landing.json';
const terms = 'content/legal/de/terms.mdx';
const spanishTerms = 'content/legal/es/terms.mdx';
const privacy = 'content/legal/fr/privacy-policy.mdx';

/** Mistakes that somebody makes who edits content/ and locales/ by hand. */
export const mistakes: readonly Mistake[] = [
  // Prices
  ['a decimal comma', plans, 'USD: 11.99', 'USD: 11,99'],
  ['a decimal comma in quotation marks', plans, 'USD: 11.99', 'USD: "11,99"'],
  ['a currency sign', plans, 'annualPerMonth: 9.99', 'annualPerMonth: $9.99'],
  ['a price without its point', plans, 'USD: 17.99', 'USD: 1799'],
  ['a price of nothing', plans, 'EUR: 17.99', 'EUR: 0'],
  ['a negative price', plans, 'EUR: 17.99', 'EUR: -17.99'],
  ['three decimals', plans, 'GBP: 29.99', 'GBP: 29.999'],
  ['a price in words', plans, 'GBP: 29.99', 'GBP: thirty'],
  ['an empty price', plans, 'annualPerMonth: 14.99', 'annualPerMonth:'],
  ['a price that is missing', plans, ', CAD: 15.99', ''],
  ['a larger plan that costs less', plans, 'USD: 29.99', 'USD: 12.99'],
  [
    'a yearly business price that is a month’s',
    plans,
    'annualPerMonth: 20 ',
    'annualPerMonth: 200 ',
  ],
  ['a price of another order in one currency', addons, 'GBP: 3.99', 'GBP: 39.90'],
  ['a currency that does not exist', addons, 'CAD: 5.99', 'CDA: 5.99'],
  ['a server price with a thousands separator', 'content/dedicated.yaml', '149.99', '1.149.99'],
  ['a discount above all', company, 'usBankDiscountPercent: 5', 'usBankDiscountPercent: 500'],
  ['a percent sign', company, 'usBankDiscountPercent: 5', 'usBankDiscountPercent: 5 %'],
  // Plans
  ['a plan whose id is mistyped', plans, 'id: quantum', 'id: quantun'],
  ['a plan that is gone', plans, /\n {2}- id: pro\n.*?storage: \{ gb: 25 \}\n/s, '\n', 'above'],
  ['a plan that stands there twice', plans, 'id: pro\n', 'id: basics\n'],
  ['half a wiki', plans, 'includedWikis: 2', 'includedWikis: 2.5'],
  ['ranges of employees with a gap', plans, 'employeesFrom: 16, ', 'employeesFrom: 18, '],
  ['ranges of employees that overlap', plans, 'employeesFrom: 16, ', 'employeesFrom: 15, '],
  ['a key that is mistyped', plans, 'recommended: true', 'recomended: true'],
  ['yes with a slip', 'content/plan-features.yaml', '  pro: yes', '  pro: yess'],
  ['a colon without a blank', plans, 'name: Basics', 'name:Basics'],
  ['a tab', plans, '    name: Basics', '\tname: Basics'],
  ['an entry that is not indented', plans, '    name: Pro\n', ' name: Pro\n'],
  ['a bracket that is not closed', plans, 'storage: { gb: 10 }', 'storage: { gb: 10'],
  ['a colon in a sentence', plans, 'note: 30.99 Canadian', 'note: please: 30.99 Canadian'],
  ['a quotation mark that is not closed', plans, 'name: Basics', 'name: "Basics'],
  // Countries and tax
  [
    'a tax of 190',
    countries,
    'code: DE, currency: EUR, rates: [{ percent: 19',
    'code: DE, currency: EUR, rates: [{ percent: 190',
  ],
  ['a country that there is not', countries, 'code: AT', 'code: XQ'],
  ['UK for GB', countries, 'code: GB', 'code: UK'],
  ['a country in small letters', countries, 'code: BE', 'code: be'],
  ['a member of the EU that is gone', countries, /\n.*code: CZ.*/, '', 'above'],
  [
    'a member of the EU in dollars',
    countries,
    'code: CY, currency: EUR',
    'code: CY, currency: USD',
  ],
  ['a day the German way', countries, 'updatedOn: 2026-11-20', 'updatedOn: 20.11.2026'],
  ['a day that does not exist', countries, 'updatedOn: 2026-11-20', 'updatedOn: 2026-02-30'],
  ['a day in the future', company, 'privacyPolicy: 2021-03-09', 'privacyPolicy: 2091-03-09'],
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
  ['an add-on in a plan that there is not', addons, '[quantum, ultra]', '[quantum, ultima]'],
  ['a colour that there is not', addons, 'colour: moss', 'colour: green'],
  ['a picture that is not there', 'content/slides.yaml', 'picture: gate', 'picture: gate.webp'],
  ['a button to no page', 'content/slides.yaml', 'links: [plans]', 'links: [plan]'],
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
    /\n {4}fr: "Onze.*/,
    '',
    'above',
  ],
  ['a testimonial of nobody', 'content/testimonials.yaml', 'icon: man', 'icon: person'],
  [
    'an extension with a long description',
    'content/extensions.yaml',
    /(description:\n {6}en: )(.*)/,
    `$1${'Long '.repeat(30)}`,
  ],
  [
    'an answer in one language',
    'content/answers.yaml',
    'contractors: ask',
    'contractors: { en: "They do not." }',
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
  ['a file of two versions', plans, 'personal:\n', '<<<<<<< HEAD\npersonal:\n'],
  // Texts
  ['a number that is typed', german, /("title": "[^"{<]*)"/, '$1 3"'],
  ['the name of a plan', german, /("title": ")/, '$1Quantum '],
  ['the name of the brand', german, /("title": ")/, '$1WikiGarth: '],
  ['a placeholder that is mistyped', english, '{{foundedYear}}', '{{foundetYear}}'],
  ['a placeholder that has lost a brace', landing, '{{foundedYear}}', '{{foundedYear}'],
  ['a placeholder that is gone', landing, '{{foundedYear}}', 'toujours'],
  ['a placeholder that is translated', landing, '{{foundedYear}}', '{{anneeFondation}}'],
  ['a tag that is not closed', landing, '</moveHere>', ''],
  ['a tag that is translated', landing, '<moveHere>', '<demenager>'],
  ['a link to no page', english, /<moveHere>(.*?)<\/moveHere>/, '<movehere>$1</movehere>'],
  ['a mark for a claim that there is not', english, '<cite-no-ads/>', '<cite-no-add/>'],
  ['a mark for a claim that is gone', landing, '<cite-no-ads/>', ''],
  [
    'English left',
    landing,
    /("gate": \{\s+"title": ").*?"/,
    '$1You decide who comes in and what they can do."',
  ],
  ['a key that is gone', landing, /\n {4}"label": .*/, ''],
  ['a key that is mistyped', landing, '"label":', '"labell":'],
  ['a comma that is missing', landing, /("label": ".*"),/, '$1'],
  ['a comma too many', landing, /(\n {2}\}\n\}\s*$)/, ',$1'],
  ['a quotation mark inside a text', landing, /("label": ")/, '$1"'],
  ['quotation marks of another language', landing, /("label": ")/, '$1„Wiki“ '],
  ['straight quotation marks', german, /("title": ")/, "$1'Wiki' "],
  ['two blanks', german, /("title": "\S+) /, '$1  '],
  ['an empty text', german, /("title": ").*?"/, '$1"'],
  ['marks of Markdown', german, /("title": ")/, '$1**Neu** '],
  ['an entity', german, /("title": ")/, '$1A&nbsp;'],
  ['a plain blank before a French colon', landing, /("label": ")/, '$1Ici : '],
  ['an address in a text', german, /("title": ")/, '$1https://wiki.example '],
  ['a comment', german, /^\{/, '{ // Tarife'],
  ['a letter that was lost', german, /("title": ")/, '$1L\uFFFDsst '],
  // Legal texts
  ['48 hours for 72', terms, '{{terms.breachNoticeHours}}', '48'],
  ['a plan by its name', terms, '{{plans.ultra.name}}', 'Ultra'],
  ['the brand by its name', spanishTerms, '{{brand}}', 'WikiGarth'],
  ['a fact that there is not', spanishTerms, '{{terms.smallClaims}}', '{{terms.smalClaims}}'],
  ['a fact that is gone', spanishTerms, '{{terms.wrongPaymentFee}}', 'una parte'],
  ['an amount that is typed', spanishTerms, '{{terms.smallClaims}}', '10.000 $'],
  ['weeks in words', spanishTerms, /\{\{terms\.invoiceLeadWeeks\}\}(\s)/, 'dos$1'],
  ['a mark that is not closed', terms, '</Summary>', ''],
  ['a mark that is not known', terms, /<Summary>(.*?)<\/Summary>/, '<Sumary>$1</Sumary>'],
  ['a link to a section that there is not', terms, 'section="section-4"', 'section="section-40"'],
  ['a link to a page that there is not', terms, 'route="contact"', 'route="contacts"'],
  ['a link with the number of another section', terms, /(section="section-4">\D*)4/, '$15'],
  ['a plain address', privacy, '**Enfants.**', 'http://wiki.example **Enfants.**'],
  ['a script in a link', privacy, '**Enfants.**', '[ici](javascript:alert(1)) **Enfants.**'],
  [
    'English left in a legal text',
    privacy,
    /^\*\*Enfants\.\*\*.*/m,
    'The service is not for children who are younger than the law of your country wants.',
  ],
  ['a section that is gone', privacy, /<Section id="P3".*?<\/Section>\n\n/s, ''],
  ['no title', privacy, 'title:', 'titre:'],
  ['a brace', privacy, '**Enfants.**', '**Enfants.** {'],
];

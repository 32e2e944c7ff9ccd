import type { Mistake } from './mistake.ts';

const plans = 'content/plans.yaml';
const addons = 'content/addons.yaml';
const countries = 'content/countries.yaml';
const company = 'content/company.yaml';

/** An amount of a plan or an add-on, whatever it is. */
const of = (id: string, name: string) => new RegExp(`(?<=id: ${id}\\n[\\s\\S]*?${name}: )[\\d.]+`);

/** The price of a server with so many gigabytes of memory. */
const ofSize = (memoryGb: number) =>
  new RegExp(`(?<=memoryGb: ${memoryGb}\\n.*\\n *monthly: )[\\d.]+`);

/** What goes wrong where somebody changes a price, a plan or a tax by hand. */
export const mistakesInPricesAndPlans: readonly Mistake[] = [
  // Prices
  ['a decimal comma', plans, /USD: [\d.]+/, 'USD: 11,99'],
  ['a decimal comma in quotation marks', plans, /USD: [\d.]+/, 'USD: "11,99"'],
  ['a currency sign', plans, /(?<=annualPerMonth: )(?=\d)/, '$'],
  ['a price without its point', plans, of('pro', 'USD'), '1799'],
  ['a price of nothing', plans, of('pro', 'EUR'), '0'],
  ['a negative price', plans, of('pro', 'EUR'), '-17.99'],
  ['three decimals', plans, of('quantum', 'GBP'), '29.999'],
  ['a price in words', plans, of('quantum', 'GBP'), 'thirty'],
  ['an empty price', plans, of('pro', 'annualPerMonth'), ''],
  ['a price that is missing', plans, /, CAD: [\d.]+/, ''],
  ['a larger plan that costs less', plans, of('quantum', 'USD'), '12.99'],
  [
    'a yearly business price that is a month’s',
    plans,
    'annualPerMonth: 20 ',
    'annualPerMonth: 200 ',
  ],
  ['a price of another order in one currency', addons, of('prioritysupport', 'GBP'), '39.90'],
  [
    'a later price of another order in one currency',
    addons,
    /(?<=CAD: [\d.]+ \})/,
    '\n    laterPrices: [{ validFrom: 2031-01-01, price: { USD: 6, EUR: 6, GBP: 60, CAD: 9 } }]',
  ],
  ['a currency that does not exist', addons, /CAD(?=: )/, 'CDA'],
  ['a server price with a thousands separator', 'content/dedicated.yaml', ofSize(8), '1.149.99'],
  [
    'a server that costs more than a larger one',
    'content/dedicated.yaml',
    ofSize(2),
    '999.99',
    'above',
  ],
  [
    'a server that costs less than a smaller one from a day on',
    'content/dedicated.yaml',
    /(?<=memoryGb: 4\n.*\n *monthly: [\d.]+)(?=\n)/,
    '\n    laterPrices: [{ validFrom: 2031-01-01, monthly: 89.99 }]',
  ],
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
  ['two plans of one name', plans, 'name: Quantum\n', 'name: Pro\n'],
  [
    'two plans that are recommended',
    plans,
    'name: Quantum\n',
    'name: Quantum\n    recommended: true\n',
  ],
  ['a larger plan with less storage', plans, 'storage: { gb: 100 }', 'storage: { gb: 10 }'],
  ['a larger plan with fewer wikis', plans, 'includedWikis: 3', 'includedWikis: 1'],
  ['a name in typographic quotation marks', plans, 'name: Pro\n', 'name: “Pro”\n'],
  ['a name between asterisks', plans, 'name: Pro\n', 'name: *Pro*\n'],
  ['a line of hyphens', plans, 'business:\n', '---\nbusiness:\n'],
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
  ['a day in the future', company, /privacyPolicy: \d{4}/, 'privacyPolicy: 2091'],
];

import type { Mistake } from './mistake.ts';

const german = 'locales/de/plans.json';
const landing = 'locales/fr/landing.json';
const english = 'locales/en/landing.json';

/** What goes wrong where somebody changes a text in locales/ by hand. */
export const mistakesInTexts: readonly Mistake[] = [
  ['a number that is typed', german, /("title": "[^"{<]*)"/, '$1 3"'],
  ['a note to oneself', german, /("title": ")/, '$1TODO '],
  ['three points', german, /("title": ")/, '$1Tarife... '],
  ['a hyphen for a dash', german, /("title": ")/, '$1Tarife - alle: '],
  ['a placeholder of another program', german, /("title": ")/, '$1%s '],
  ['an emoji', german, /("title": ")/, '$1🎉 '],
  ['a soft hyphen between words', german, /("title": "\S+)/, '$1\u00AD'],
  ['a Cyrillic letter', german, /("title": ")/, '$1T\u0430rife '],
  ['a visitor who is called du', german, /("title": ")/, '$1Wähle deinen Tarif: '],
  ['the name of a plan', german, /("title": ")/, '$1Quantum '],
  ['the name of the plan by quote', german, /("title": ")/, '$1Enterprise: '],
  ['the name of the brand', german, /("title": ")/, '$1WikiGarth: '],
  ['a placeholder that is mistyped', english, '{{foundedYear}}', '{{foundetYear}}'],
  ['a placeholder that has lost a brace', landing, '{{foundedYear}}', '{{foundedYear}'],
  ['a placeholder that is gone', landing, '{{foundedYear}}', 'toujours'],
  ['a placeholder that is translated', landing, '{{foundedYear}}', '{{anneeFondation}}'],
  ['a tag that is not closed', landing, '</features>', ''],
  ['a tag that is translated', landing, '<features>', '<fonctions>'],
  ['a link to no page', english, /<features>(.*?)<\/features>/, '<featureList>$1</featureList>'],
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
];

import type { Mistake } from './mistake.ts';

const terms = 'content/legal/de/terms.mdx';
const spanishTerms = 'content/legal/es/terms.mdx';
const privacy = 'content/legal/fr/privacy-policy.mdx';

/** What goes wrong in a legal text. */
export const mistakesInLegalTexts: readonly Mistake[] = [
  ['48 hours for 72', terms, '{{terms.breachNoticeHours}}', '48'],
  ['a plan by its name', terms, '{{plans.enterprise.name}}', 'Enterprise'],
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
  ['a sign for less', privacy, '**Enfants.**', '**Enfants.** a < b'],
  ['a comment of HTML', privacy, '**Enfants.**', '<!-- à relire --> **Enfants.**'],
  ['a paragraph that begins with import', terms, '{{brand}} hostet', 'import {{brand}} hostet'],
  ['a heading of Markdown', privacy, '**Enfants.**', '## Enfants\n\n**Enfants.**'],
  ['a colon in the title', privacy, 'title: ', 'title: Vie privée : '],
  ['straight quotation marks in a legal text', terms, '„wir“', '"wir"'],
  ['a straight apostrophe in a legal text', privacy, '’', "'"],
];

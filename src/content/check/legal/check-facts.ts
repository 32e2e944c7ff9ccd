import escapeStringRegexp from 'escape-string-regexp';
import type { Locale } from '../../../i18n/locales.ts';
import { placeholdersOf } from '../../legal-placeholders.ts';
import type { FactValues } from '../fact-values.ts';
import { nearest } from '../suggest.ts';
import type { Report } from './report.ts';

/** Facts with the words that a legal text may name by a placeholder only. */
const names = /^(brand|wikiHost|plans\.\w+\.name)$/;

/** The words for small numbers above one, and the units before which they would hide a number of ours. */
const spelled: Record<Locale, { numbers: string; units: string }> = {
  en: {
    numbers: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|thirty',
    units: '(?:business )?(?:minutes?|hours?|days?|weeks?|months?|years?|percent|dollars?)',
  },
  de: {
    numbers: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|dreißig',
    units: '(?:Minuten?|Stunden?|Tage?[ns]?|Wochen?|Monate?[ns]?|Jahre?[ns]?|Prozent|Dollar)',
  },
  es: {
    numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|treinta',
    units: '(?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?|por ciento|dólar(?:es)?)',
  },
  fr: {
    numbers: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|trente',
    units: '(?:minutes?|heures?|jours?|semaines?|mois|ans?|années?|pour cent|dollars?)',
  },
};

/**
 * Reports facts that are typed in a legal text instead of being placeholders: numbers, names of plans, the
 * brand. Allowed are numbers set by law in `<Law>`, and section numbers in links.
 *
 * @param facts what content/ says, in the text's language
 * @param numbers of all sections, by their ids
 */
export function checkLegalFacts(
  locale: Locale,
  text: string,
  facts: FactValues,
  numbers: ReadonlyMap<string, string>,
  report: Report,
): void {
  for (const { name, start } of placeholdersOf(text)) {
    if (/<[^<>]*$/.test(text.slice(0, start))) {
      report(start, `{{${name}}} cannot stand in a title; write the title without it.`);
    } else if (!facts.has(name)) {
      const meant = nearest(name, [...facts.keys()]);
      report(
        start,
        `there is no value for {{${name}}}; ${meant ? `write {{${meant}}}` : 'src/content/facts.ts lists what a text may name'}.`,
      );
    }
  }
  const words = wordsOf(text, numbers, report);
  for (const { 0: number, index } of words.matchAll(/\d(?:[\d.,\u00a0\u202f]*\d)?/g)) {
    report(index, `the number ${number} is typed; ${insteadOf(number, facts)}.`);
  }
  const { numbers: spelledNumbers, units } = spelled[locale];
  const hidden = new RegExp(
    `(?<!\\p{L})(?:${spelledNumbers})[\\s\\u00a0]${units}(?!\\p{L})`,
    'giu',
  );
  for (const { 0: phrase, index } of words.matchAll(hidden)) {
    report(
      index,
      `“${phrase}” has a number in words; set it in content/company.yaml and write its placeholder, or write <Law>${phrase}</Law> if the law sets it.`,
    );
  }
  for (const [name, value] of namesIn(facts)) {
    const typed = new RegExp(`(?<!\\p{L})${escapeStringRegexp(value)}(?!\\p{L})`, 'gu');
    for (const { index } of words.matchAll(typed)) {
      report(index, `“${value}” is typed; write {{${name}}}.`);
    }
  }
}

/** What the legal texts of all languages must have in common: placeholders and what the law sets. */
export function markupOf(text: string): string[] {
  const laws = [...text.matchAll(/<Law>([^<]*)<\/Law>/g)].map(
    ([, said = '']) => `<Law>${/\d+/.exec(said)?.[0] ?? ''}</Law>`,
  );
  return [...placeholdersOf(text).map(({ name }) => `{{${name}}}`), ...laws];
}

/** Longest first, so that "Business Pro" does not match "Pro". */
function namesIn(facts: FactValues): [string, string][] {
  return [...facts]
    .filter(([name]) => names.test(name))
    .sort(([, one], [, other]) => other.length - one.length);
}

/** The text with everything blanked that is not prose or may be typed. */
function wordsOf(text: string, numbers: ReadonlyMap<string, string>, report: Report): string {
  const blank = (whole: string) => ' '.repeat(whole.length);
  return text
    .replace(/<To\b[^<>]*section="([^"]*)"[^<>]*>([^<]*)<\/To>/g, (whole, id, said, offset) => {
      const number = /\bP?\d+/.exec(said)?.[0];
      const actual = numbers.get(id);
      if (number && actual && number !== actual) {
        report(
          offset,
          `this link says ${number}, and leads to section ${actual}; write ${actual}.`,
        );
      }
      // A link to no section is told as such.
      return number ? blank(whole) : whole;
    })
    .replace(/<Law>[^<]*<\/Law>/g, blank)
    .replace(/\{\{[^{}]*\}\}/g, blank)
    .replace(/<(?!Section)[^<>]*>|\b(?:id|number)="[^"]*"/g, blank)
    .replace(/^\d+\. /gm, blank);
}

function insteadOf(number: string, facts: FactValues): string {
  const law = `write <Law>${number}</Law> if the law sets it`;
  const same = [...facts]
    .filter(([name, value]) => !name.startsWith('plans.') && digitsOf(value) === digitsOf(number))
    .map(([name]) => `{{${name}}}`);
  if (same.length > 0 && same.length < 4) return `write ${same.join(' or ')}, or ${law}`;
  return `set it in content/company.yaml and write its placeholder, or ${law}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

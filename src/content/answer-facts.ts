import { formatCount, formatList, formatMoney } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { content } from './content.ts';

type InEachLanguage = Readonly<Record<Locale, string>>;

/** How long things are kept and where they are; see `facts` for what there is. */
export function hostingFacts(locale: string) {
  const { backups, regions, servers } = content.company;
  const count = (value: number) => formatCount(locale, value);
  const places = regions.map(({ place }) => inLanguage(locale, place));
  const copies = regions.map((region) => inLanguage(locale, region.backups));
  return {
    backups: {
      keptDays: count(backups.keptDays),
      plusEveryHours: count(backups.plusEveryHours),
      plusKeptDays: count(backups.plusKeptDays),
    },
    regions: formatList(locale, places),
    regionsEither: formatList(locale, places, { type: 'disjunction' }),
    backupPlaces: formatList(locale, copies),
    servers: {
      networkGbit: count(servers.networkGbit),
      pageViews: count(servers.pageViewsPerMonth),
    },
  };
}

/** What the open position offers; see `facts` for what there is. */
export function positionFacts(locale: string) {
  const { hoursPerWeek, yearlyPay, leaveDays, place } = content.company.position;
  const dollars = (cents: number) =>
    formatMoney(locale, { cents, currency: 'USD' }, { isShort: true });
  return {
    hoursPerWeek: formatCount(locale, hoursPerWeek),
    payFrom: dollars(yearlyPay.from),
    payTo: dollars(yearlyPay.to),
    leaveDays: formatCount(locale, leaveDays),
    place: inLanguage(locale, place),
  };
}

/**
 * The sentences of content/answers.yaml in a language.
 *
 * @param fill puts the facts in the place of the `{{…}}` of a sentence
 */
export function answerFacts(locale: string, fill: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(content.answers).map(([id, answer]) => [id, fill(inLanguage(locale, answer))]),
  );
}

function inLanguage(locale: string, texts: InEachLanguage): string {
  return texts[locale as Locale] ?? texts.en;
}

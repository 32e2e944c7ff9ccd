/**
 * Caches `Intl` formats: creating one takes some twenty times as long as using it, and a page of prices uses
 * a hundred.
 */
function kept<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    const format = formats.get(key) ?? make(locale, options);
    formats.set(key, format);
    return format;
  };
}

const keptNumberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const listFormat = kept(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

const displayNames = kept(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/**
 * Names a currency: `US Dollar`.
 *
 * @param locale BCP 47 language tag
 * @param currency ISO 4217 code, which is also what a currency without a name gets
 */
export function currencyName(locale: string, currency: string): string {
  return displayNames(locale, { type: 'currency' }).of(currency) ?? currency;
}

/**
 * Returns a number format; each is made only once.
 *
 * @param locale BCP 47 language tag
 */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return keptNumberFormat(locale, options);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/**
 * The format of amounts of money; the sign alone does not tell US dollars from Canadian ones.
 *
 * @param locale BCP 47 language tag
 * @param currency ISO 4217 code
 * @param isShort leaves out the cents of a whole amount: `$20` beside `$9.99`
 */
export function moneyFormat(locale: string, currency: string, isShort = false): Intl.NumberFormat {
  // A short cache key, because serialising the options takes longer than formatting.
  const name = `${locale} ${currency} ${isShort}`;
  const format =
    moneyFormats.get(name) ??
    numberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
    });
  moneyFormats.set(name, format);
  return format;
}

/** An amount of money in hundredths of its currency, which has its ISO 4217 code. */
interface Amount {
  readonly cents: number;
  readonly currency: string;
  /** Says the code beside the sign, as `MoneyStyle` does. */
  readonly hasCode?: boolean;
}

interface MoneyStyle {
  /** Adds the ISO 4217 code, since US and Canadian dollars have the same sign: `$9.99 USD`, `9,99 USD`. */
  hasCode?: boolean;
  /** Leaves out the cents of a whole amount: `$20` beside `$9.99`. */
  isShort?: boolean;
}

/**
 * Writes an amount of money with its currency sign as the language does: `$9.99`, `9,99 $`.
 *
 * @param locale BCP 47 language tag
 */
export function formatMoney(
  locale: string,
  { cents, currency, hasCode: isCoded = false }: Amount,
  { hasCode = isCoded, isShort = false }: MoneyStyle = {},
): string {
  const amount = moneyFormat(locale, currency, isShort).format(cents / 100);
  return hasCode ? withCode(amount, currency) : amount;
}

function withCode(amount: string, currency: string): string {
  // A no-break space keeps the code on the amount's line.
  const coded = `${amount}\u00a0${currency}`;
  // After the amount, sign and code would stand side by side: the code takes the place of the sign.
  return coded.replace(/\s*\p{Sc}(?=\s)/u, (sign) => (amount.endsWith(sign) ? '' : sign));
}

/**
 * Writes a range of amounts without needless cents: `$240–$840`, `240–840 $`.
 *
 * @param locale BCP 47 language tag
 * @param lowest of the same currency as the highest, and not above it
 */
export function formatMoneyRange(locale: string, lowest: Amount, highest: Amount): string {
  if (lowest.cents === highest.cents) return formatMoney(locale, lowest, { isShort: true });
  const range = moneyFormat(locale, lowest.currency, true)
    .formatRange(lowest.cents / 100, highest.cents / 100)
    // English has spaces round the dash and Spanish a hyphen, at which a narrow cell would break.
    .replace(/\s*[-–]\s*/, '–');
  return lowest.hasCode ? withCode(range, lowest.currency) : range;
}

/** Writes a whole number with the separators of the language. */
export function formatCount(locale: string, count: number): string {
  return numberFormat(locale).format(count);
}

/**
 * Writes a percentage as the language does: `6.6%`, `6,6 %`.
 *
 * @param locale BCP 47 language tag
 * @param basisPoints hundredths of a percent: 660 is 6.6 %
 */
export function formatPercent(locale: string, basisPoints: number): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}

/**
 * Writes an amount of storage or memory in its largest whole unit: `25 GB`, `1 TB`, `25 Go`.
 * They stay on one line.
 *
 * @param locale BCP 47 language tag
 * @param gigabytes decimal gigabytes, a thousand of which are a terabyte
 */
export function formatStorage(locale: string, gigabytes: number): string {
  const isWholeTerabytes = gigabytes >= 1000 && gigabytes % 1000 === 0;
  const amount = numberFormat(locale, {
    style: 'unit',
    unit: isWholeTerabytes ? 'terabyte' : 'gigabyte',
    unitDisplay: 'short',
  }).format(isWholeTerabytes ? gigabytes / 1000 : gigabytes);
  // Not every language keeps the unit on the line of its number.
  return amount.replace(' ', '\u00a0');
}

/**
 * Writes a calendar day with the month's name: `February 22, 2012`. A day that stands before its
 * month stays on the month's line.
 *
 * @param locale BCP 47 language tag
 * @param day ISO 8601 date without time, such as `2012-02-22`
 */
export function formatDay(locale: string, day: string): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^(\d+\.?) /, '$1\u00a0');
}

/**
 * Writes a month with its name: `March 2022`.
 *
 * @param locale BCP 47 language tag
 * @param month ISO 8601 year and month, such as `2022-03`
 */
export function formatMonth(locale: string, month: string): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/**
 * Writes a list with the commas and the "and" of the language: `Moss, sage and clay`.
 *
 * @param locale BCP 47 language tag
 */
export function formatList(
  locale: string,
  items: Iterable<string>,
  options: Intl.ListFormatOptions = {},
): string {
  // Our English texts have no comma before the last "and".
  return listFormat(locale === 'en' ? 'en-GB' : locale, options).format(items);
}

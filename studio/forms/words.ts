const units: Record<string, string> = {
  Percent: '%',
  Gb: 'GB',
  Years: 'years',
  Days: 'days',
  Weeks: 'weeks',
  Hours: 'hours',
  Minutes: 'minutes',
};

const currencies = new Intl.DisplayNames('en', { type: 'currency' });
const regions = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Turns a key into a label: `annualPerMonth` becomes `Annual per month`. */
export function labelOf(name: string | number): string {
  if (typeof name === 'number') return String(name + 1);
  if (/^[A-Z]{3}$/.test(name)) return `${currencies.of(name)} (${name})`;
  if (/^(en|de|es|fr)$/.test(name)) return languages.of(name) ?? name;
  const words = withoutUnit(name)
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/\b[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase())
    .replace(/\bid\b/, 'short name')
    .replace(/\burl\b/i, 'web address')
    .replace(/\b(gb|dmca|faq)\b/i, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lower-cases the first letter, for the middle of a sentence; abbreviations stay. */
export function lowerFirst(text: string): string {
  return text.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());
}

/** Capitalises the first letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The unit in a key: `taxPercent` is in `%`. */
export function unitOf(name: string | number): string | undefined {
  if (name === 'percent') return '%';
  return Object.entries(units).find(([suffix]) => isUnit(String(name), suffix))?.[1];
}

function withoutUnit(name: string): string {
  const suffix = Object.keys(units).find((each) => isUnit(name, each));
  return suffix && !suffix.endsWith('s') ? name.slice(0, -suffix.length) : name;
}

function isUnit(name: string, suffix: string): boolean {
  return name.endsWith(suffix) && name !== suffix;
}

/** The title of an entry of a list: its name, its country, or its short name. */
export function titleOf(entry: unknown, key: string | number): string {
  if (typeof entry !== 'object' || entry === null) {
    return typeof key === 'number' ? String(entry) : labelOf(key);
  }
  const { name, prettyName, title, code, id, employeesFrom, employeesTo } = entry as Record<
    string,
    unknown
  >;
  if (typeof code === 'string') return placeName(code);
  if (employeesFrom !== undefined) return `${employeesFrom} to ${employeesTo} employees`;
  const [given] = [name, prettyName, title].map(inEnglish).filter(Boolean);
  if (given) return given;
  return typeof key === 'number' ? labelOf(typeof id === 'string' ? id : key) : labelOf(key);
}

/** Writes a country code as `Finland (FI)`; other codes stay as they are. */
function placeName(code: string): string {
  if (code === 'TX') return 'Texas (TX)';
  if (!/^[A-Z]{2}$/.test(code)) return labelOf(code);
  return `${regions.of(code)} (${code})`;
}

function inEnglish(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { en } = value as Record<string, unknown>;
  return typeof en === 'string' ? en : undefined;
}

/** Writes a value in a sentence; long texts are cut. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === '') return 'empty';
  if (typeof value !== 'object') return shortened(String(value));
  if ('value' in value) return `${valueText(value.value)} (to be confirmed)`;
  if (Array.isArray(value)) return shortened(value.map(valueText).join(', ') || 'none');
  const parts = Object.entries(value).map(([key, part]) => `${labelOf(key)} ${valueText(part)}`);
  return shortened(parts.join(', '));
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 78).trimEnd()} …` : text;
}

/**
 * Shortens two texts to one line each: long ones to the words around their first difference.
 *
 * @returns both, cut at the same place
 */
export function differingTexts(before: string, after: string): [string, string] {
  const end = Math.min(before.length, after.length);
  let same = 0;
  while (same < end && before[same] === after[same]) same += 1;
  const from = same < 40 ? 0 : before.lastIndexOf(' ', same - 20) + 1;
  const cut = (text: string) => (from > 0 ? '… ' : '') + shortened(text.slice(from));
  return [cut(before), cut(after)];
}

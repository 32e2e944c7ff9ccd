/** What a variable becomes: a text, or a variable of nginx. */
type Value = string;

/**
 * Writes one `map` of nginx (https://nginx.org/en/docs/http/ngx_http_map_module.html).
 *
 * @param source a text with variables
 * @param target the new variable, with its dollar sign
 * @param entries names or, after a tilde, regular expressions; the first of these that matches counts
 * @param otherwise the value without a match
 */
export function map(
  source: string,
  target: string,
  entries: readonly (readonly [key: string, value: Value])[],
  otherwise: Value = '',
): string {
  const lines = entries.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`);
  const first = `map ${quoted(source)} ${target} {`;
  return [first, `  default ${quoted(otherwise)};`, ...lines, '}'].join('\n');
}

/**
 * Writes a text so that nginx reads it as one word. A backslash stays one: nginx only knows it before
 * quotation marks and in \t, \r and \n.
 *
 * @throws when nginx would read something else
 */
export function quoted(text: string): string {
  if (/[\r\n]|\\[trn\\]/.test(text)) throw new Error(`nginx has no way to write ${text}.`);
  return `'${text.replaceAll("'", "\\'")}'`;
}

/** A text of which nginx must not take a part for a variable. */
export function literal(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would take a part of ${text} for a variable.`);
  return text;
}

/** Escapes a text for a regular expression. */
export function exactly(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/**
 * Writes a regular expression for whole numbers from a lowest one on.
 *
 * @param lowest all numbers that are compared have as many digits
 */
export function atLeast(lowest: number): string {
  const digits = String(lowest);
  const higher = [...digits].flatMap((digit, index) =>
    digit === '9'
      ? []
      : [`${digits.slice(0, index)}[${Number(digit) + 1}-9]\\d{${digits.length - index - 1}}`],
  );
  return `(?:${[digits, ...higher].join('|')})`;
}

/** Parameters as they were sent, decoded; nothing about them is trusted. */
export type Query = Iterable<readonly [name: string, value: string]>;

/**
 * Reads a parameter that has one value. When it is given twice, the first one counts.
 *
 * @returns the value without blanks around it; empty when the parameter is missing
 */
export function firstValue(query: Query, name: string): string {
  for (const [key, value] of query) if (key === name) return value.trim();
  return '';
}

/**
 * Reads a parameter that is a list, as forms and programs spell it: `addons[]`, `addons[0]` or
 * `addons`.
 *
 * @returns the values in the order of the query, without blanks around them
 */
export function listedValues(query: Query, name: string): string[] {
  return [...query].filter(([key]) => isNamed(key, name)).map(([, value]) => value.trim());
}

/** Whether a parameter is this one, alone or as an entry of a list. */
export function isNamed(key: string, name: string): boolean {
  return key === name || (key.startsWith(`${name}[`) && /^\[\d*\]$/.test(key.slice(name.length)));
}

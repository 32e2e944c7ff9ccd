/**
 * Removes objects without values. When an alternative is selected, the form library creates all of its optional
 * objects, and the check would report their missing values.
 *
 * @param value form data
 */
export function withoutEmptyObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyObjects);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withoutEmptyObjects(each)]);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined && !isEmpty(each)));
}

function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === 0
  );
}

/**
 * Leaves out groups in which nothing is filled in. When a kind of entry is chosen, the form library
 * makes every group that the kind may have, and the check would ask for what belongs into each.
 *
 * @param value as the form library has it
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

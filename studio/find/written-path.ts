type Path = (string | number)[];

/**
 * Maps the path of a parsed value to its path in the file: the schemas turn `monthlyPrice` into `monthlyCents`, and
 * unwrap `{ value: …, assumed: true }`.
 *
 * @param written value of the file
 * @param read path of the parsed value, such as `['personal', 1, 'monthlyCents', 'USD']`
 * @returns the path in the file, as far as it can be resolved
 */
export function writtenPath(written: unknown, read: readonly string[], path: Path = []): Path {
  const [key, ...rest] = read;
  if (typeof written !== 'object' || written === null) return path;
  const group = written as Record<string, unknown>;
  if (Array.isArray(written)) {
    if (key === undefined || !(Number(key) in written)) return path;
    return writtenPath(written[Number(key)], rest, [...path, Number(key)]);
  }
  if (key !== undefined && Object.hasOwn(group, key)) {
    return writtenPath(group[key], rest, [...path, key]);
  }
  if ('value' in group) return writtenPath(group.value, read, [...path, 'value']);
  if (key === undefined) return path;
  const alike = Object.keys(group).find((name) => isAlike(name, key));
  return alike === undefined ? path : writtenPath(group[alike], rest, [...path, alike]);
}

/** Whether two names are of the same value, such as `taxPercent` and `taxBasisPoints`, `recommended` and `isRecommended`. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    name
      .replace(/^is(?=[A-Z])/, '')
      .replace(/(Percent|BasisPoints|Price|Cents|Amount)$/, '')
      .toLowerCase(),
  );
  return first === second;
}

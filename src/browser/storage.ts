/**
 * Uses storage that the visitor may have refused.
 *
 * @param access what to do with it
 * @returns what `access` returns; undefined when storage is refused
 */
export function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

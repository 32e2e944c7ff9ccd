/**
 * Accesses web storage, which throws when the visitor has blocked it.
 *
 * @param access reads or writes storage
 * @returns what `access` returns; undefined when storage is blocked
 */
export function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

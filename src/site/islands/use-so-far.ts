import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reads a form or field once, as soon as its island is awake, so that what a visitor typed or chose
 * before the script arrived counts.
 *
 * @param read takes what stands there over into the island's state
 */
export function useSoFar<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  read: (field: Field) => void,
): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (field.current) readNow(field.current);
  }, [field]);
}

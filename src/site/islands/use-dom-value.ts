import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reads a form or field once, as its island is hydrated and before it counts as awake, so that what a
 * visitor typed or chose before the script arrived counts. It is a layout effect, because React
 * answers those at once: nothing can be clicked before the island shows what was chosen.
 *
 * @param read takes what stands there over into the island's state
 */
export function useDomValue<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  read: (field: Field) => void,
): void {
  const readNow = useEffectEvent(read);
  useLayoutEffect(() => {
    if (field.current) readNow(field.current);
  }, [field]);
}

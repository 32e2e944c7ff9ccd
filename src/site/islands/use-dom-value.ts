import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Adopts the value of a form or field from the DOM at hydration, so that what a visitor typed or chose before
 * is kept. A layout effect, because React applies its updates synchronously, before the next event.
 *
 * @param read copies the DOM's value into the island's state
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

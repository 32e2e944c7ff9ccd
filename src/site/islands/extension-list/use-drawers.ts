import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Carries open drawers and the focus over from the list that the page was made with to the one that
 * takes its place.
 */
export function useDrawers() {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const [opened, setOpened] = useState<string[]>([]);
  /** Called before the other list is shown. */
  const keepDrawers = useCallback(() => {
    const drawers = [...(list.current?.querySelectorAll('details') ?? [])];
    focused.current = drawers.find((drawer) => drawer.contains(document.activeElement))?.id;
    setOpened(drawers.filter((drawer) => drawer.open).map((drawer) => drawer.id));
  }, []);
  useLayoutEffect(() => {
    const drawer = focused.current && list.current?.querySelector(`#${focused.current}`);
    if (drawer) drawer.querySelector('summary')?.focus({ preventScroll: true });
    focused.current = undefined;
  });
  return { list, opened, keepDrawers };
}

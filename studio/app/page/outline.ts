/** Outlines around the element under the pointer and around the one that is being edited. */
export interface Outline {
  move: (place: Range | Element | undefined) => void;
  keep: (place: Range | Element) => void;
}

/** Draws the outlines in the page itself, so that they scroll with it. */
export function createOutline(page: Document): Outline {
  const box = (border: string) => {
    const element = page.createElement('div');
    element.style.cssText = `position:absolute;pointer-events:none;z-index:2147483647;border-radius:4px;display:none;${border}`;
    page.documentElement.append(element);
    return element;
  };
  const moving = box('outline:2px solid #f0a81c;outline-offset:3px;background:#f0a81c22');
  const kept = box('outline:2px dashed #f0a81c;outline-offset:3px');
  const lay = (element: HTMLElement, place: Range | Element | undefined) => {
    const { left, top, width, height } = place?.getBoundingClientRect() ?? new DOMRect();
    const { scrollX, scrollY } = page.defaultView ?? { scrollX: 0, scrollY: 0 };
    element.style.display = width > 0 ? 'block' : 'none';
    element.style.translate = `${left + scrollX}px ${top + scrollY}px`;
    element.style.inset = '0 auto auto 0';
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  };
  return {
    move: (place) => lay(moving, place),
    keep: (place) => lay(kept, place),
  };
}

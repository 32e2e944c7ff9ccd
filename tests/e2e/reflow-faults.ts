import type { Page } from '@playwright/test';
import { fontWidths, setFontWidth } from './font-widths.ts';
import { openDetails } from './open-details.ts';
import { splitWords } from './split-words.ts';

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * Opens the folds of the main content and reports what does not fit on narrow screens and with wider text
 * spacing.
 *
 * @param options.hasTypedWords whether it shows what somebody has typed, which may break anywhere
 */
export async function reflowFaults(
  page: Page,
  { hasTypedWords = false }: { hasTypedWords?: boolean } = {},
): Promise<string[]> {
  await openDetails(page);
  const faults: string[] = [];
  for (const [letters, { size, widths }] of Object.entries(fontWidths)) {
    await setFontWidth(page, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      const found = await overflowFaults(page);
      if (!hasTypedWords) {
        found.push(...(await splitWords(page)).map((word) => `no hyphen: ${word}`));
      }
      if (width === 320) {
        const spacedOut = await overflowFaults(page, textSpacing);
        found.push(...spacedOut.map((fault) => `spaced out: ${fault}`));
      }
      faults.push(...found.map((fault) => `${letters} letters at ${width} px: ${fault}`));
    }
  }
  await setFontWidth(page, 0);
  return faults;
}

/**
 * Elements that cause horizontal scrolling, and words that a box clips.
 *
 * @param style put over the page's own while it is looked at
 */
export function overflowFaults(page: Page, style = ''): Promise<string[]> {
  return page.evaluate((css) => {
    // Not a style element, which the page's policy would refuse.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);

    /** What a box does with what is in it: asked once, since a hundred texts have the same boxes. */
    const roles = new Map<Element, 'hides' | 'scrolls' | 'cuts' | 'shows'>();
    const roleOf = (box: Element) => {
      const known = roles.get(box);
      if (known) return known;
      const { clipPath, overflowX, overflowY } = getComputedStyle(box);
      const overflow = overflowX + overflowY;
      let role: 'hides' | 'scrolls' | 'cuts' | 'shows' = 'shows';
      if (clipPath !== 'none') role = 'hides';
      else if (/auto|scroll/.test(overflow)) role = 'scrolls';
      else if (/hidden|clip/.test(overflow)) role = 'cuts';
      roles.set(box, role);
      return role;
    };

    const cuttingBox = (text: Text): HTMLElement | undefined => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      for (let box = text.parentElement; box; box = box.parentElement) {
        const role = roleOf(box);
        // Text for screen readers only is cut off on purpose, and a box that scrolls can be scrolled.
        if (role === 'hides' || role === 'scrolls') return undefined;
        if (role !== 'cuts') continue;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        // In tight lines the box of a letter, not its shape, overflows above and below.
        const isInside = (rect: DOMRect) =>
          rect.left > left - 1 &&
          rect.right < right + 1 &&
          rect.top > top - rect.height / 4 &&
          rect.bottom < bottom + rect.height / 4;
        if (!rects.every(isInside)) return box;
      }
      return undefined;
    };

    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
      const beyond = [...document.querySelectorAll('main *, footer *, header *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .at(-1);
      faults.push(
        `${scrollWidth - innerWidth} px beyond the edge: ${beyond?.outerHTML.slice(0, 120)}`,
      );
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement as HTMLElement;
      const isRead =
        text.data.trim() &&
        parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !parent.closest('[inert], [role="img"], option, textarea') &&
        // The word of a mark, which is for screen readers only.
        getComputedStyle(parent).fontSize !== '0px';
      const box = isRead ? cuttingBox(text) : undefined;
      if (box) faults.push(`"${text.data}" is cut off by ${box.outerHTML.slice(0, 80)}`);
    }
    document.adoptedStyleSheets.pop();
    return faults;
  }, style);
}

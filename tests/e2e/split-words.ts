import type { Page } from '@playwright/test';

/** Not every browser knows where words of a language divide; only hyphens that stand in texts count. */
const withoutDictionary = '* { hyphens: manual !important }';

/** Words that go on in the next line, and have no hyphen where they break. */
export async function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(async (css) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css));
    const range = document.createRange();

    const lineOf = (text: Text, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      // After a soft hyphen, a character also has an empty box at the end of the line before.
      return [...range.getClientRects()].findLast(({ width }) => width > 0)?.bottom;
    };

    /** The word with a bar where it breaks; nothing if it stands on one line. */
    const splitAt = (text: Text, start: number, end: number): string | undefined => {
      range.setStart(text, start);
      range.setEnd(text, end);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.every(({ bottom }) => Math.abs(bottom - (lines[0]?.bottom ?? 0)) < 4)) return;
      let line: number | undefined;
      for (let at = start; at < end; at += 1) {
        const next = lineOf(text, at);
        if (next === undefined) continue;
        const isBroken = line !== undefined && next - line > 4 && text.data[at - 1] !== '\u00AD';
        if (isBroken) return `${text.data.slice(start, at)}|${text.data.slice(at, end)}`;
        line = next;
      }
      return;
    };

    const split: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement as HTMLElement;
      range.selectNodeContents(text);
      const isRead =
        range.getClientRects().length > 1 &&
        parent.checkVisibility({ visibilityProperty: true }) &&
        // Not what is for screen readers only, and not code, which has no syllables.
        getComputedStyle(parent).clipPath === 'none' &&
        !parent.closest('[inert], svg, option, textarea, code') &&
        getComputedStyle(parent).writingMode === 'horizontal-tb';
      if (!isRead) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}\u00AD]{2,}/gu)) {
        // These scripts have no spaces, and go on in the next line without a hyphen.
        if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word)) continue;
        const found = splitAt(text, index, index + word.length);
        if (found) split.push(`"${found}" in ${parent.outerHTML.slice(0, 80)}`);
      }
    }
    document.adoptedStyleSheets.pop();
    return split;
  }, withoutDictionary);
}

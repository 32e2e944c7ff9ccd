import type { Page } from '@playwright/test';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';

/**
 * Letters as wide as Arial's, as those of DejaVu and Verdana, and by a tenth wider still: the size of
 * DejaVu Sans in percent, and the windows in which they are looked at, in pixels. What is wide enough for
 * wider letters is so for narrower ones, so that each window is mostly looked at once.
 */
export const fontWidths = {
  narrow: { size: 0, widths: isFullMatrix ? [320, 768, 1440] : [1440] },
  wide: { size: 100, widths: isFullMatrix ? [320, 768] : [320] },
  wider: { size: 110, widths: [360, 768] },
};

/**
 * Sets a page that is open in letters of another width.
 *
 * @param size of DejaVu Sans in percent; 0 for the faces that the page has by itself
 */
export async function setFontWidth(page: Page, size: number): Promise<void> {
  const faces = ['', ' Bold', ' Oblique', ' Bold Oblique'].map(
    (face) => `@font-face {
      font-family: "Segoe UI";
      src: local("DejaVu Sans${face}");
      font-weight: ${face.includes('Bold') ? '600 700' : '400 500'};
      font-style: ${face.includes('Oblique') ? 'italic' : 'normal'};
      size-adjust: ${size}%;
    }`,
  );
  await page.evaluate(
    async (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      // The family that our style sheets ask for first.
      document.adoptedStyleSheets = [sheet];
      for (const style of ['', '600 ', 'italic ', 'italic 600 ']) {
        await document.fonts.load(`${style}16px "Segoe UI"`);
      }
    },
    size ? faces.join('') : '',
  );
}

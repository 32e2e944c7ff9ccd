import fontFile from '../site/design/young-serif.woff2';
import { fetchAhead } from './fetch-ahead.ts';
import { whenIdle } from './when-idle.ts';

/** Texts that are set in the display face and are long enough for more than one line. */
const texts = 'main :is(h1,h2,h3,p,dt,blockquote)';

/** Largest change of letter-spacing, in hundredths of an em. */
const most = 6;

/**
 * Swaps in the display font on a visitor's first page, where it loads after the first paint, without layout
 * shift. Letter-spacing of a text is adjusted until its lines break as before; if that fails, the text keeps
 * the fallback font. A slow phone only fetches it, for the next page: the swap would be its largest work after
 * the first paint.
 *
 * The style sheet declares the font twice (fonts.css). A `FontFace` added here instead would make browsers lay
 * out every text of the page again, not only those in this font.
 */
export async function loadDisplayFont(): Promise<void> {
  const isReturning = document.documentElement.dataset.displayFont === 'cached';
  if (isReturning && document.fonts.check('1em "Young Serif"')) return;
  if (isSlowPhone()) {
    whenIdle(() => fetchAhead([fontFile]));
    return;
  }
  await document.fonts.load('1em "Young Serif Late"');
  const range = new Range();
  const piecesOf = (text: Element) => {
    range.selectNodeContents(text);
    return range.getClientRects().length;
  };
  const before = [...document.querySelectorAll<HTMLElement>(texts)].map(
    (text) => [text, piecesOf(text)] as const,
  );
  document.documentElement.dataset.displayFont = 'late';
  for (const [text, pieces] of before) {
    for (let step = 1; piecesOf(text) !== pieces; step += 1) {
      if (step > most) {
        text.style.fontFamily = 'var(--display-fallback)';
        break;
      }
      text.style.letterSpacing = `${(piecesOf(text) > pieces ? -step : step) / 100}em`;
    }
  }
}

/**
 * Whether this is a device without a mouse that has taken longer than 50 ms for a frame of the page, as browsers
 * with the Long Animation Frames API tell (https://w3c.github.io/long-animation-frames/).
 */
function isSlowPhone(): boolean {
  const frames = performance.getEntriesByType('long-animation-frame') as (PerformanceEntry & {
    blockingDuration: number;
  })[];
  return (
    !matchMedia('(hover: hover)').matches &&
    frames.some(({ blockingDuration }) => blockingDuration > 0)
  );
}

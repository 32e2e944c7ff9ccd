import source from '../site/design/young-serif.woff2';

/** Texts that are set in the display face and are long enough for more than one line. */
const texts = 'main :is(h1,h2,h3,p,dt,blockquote)';

/** How far letters are moved together or apart at most, in hundredths of their size. */
const most = 6;

/**
 * Shows the display face on the first page, where it arrives after the text has been painted. A text
 * whose lines would break elsewhere, and so would move what follows, is set a little tighter or wider
 * until they do not; one that resists keeps the font that stands in.
 */
export async function showDisplayFace(): Promise<void> {
  const face = await new FontFace('Young Serif', `url(${source})`).load();
  const range = new Range();
  const piecesOf = (text: Element) => {
    range.selectNodeContents(text);
    return range.getClientRects().length;
  };
  const before = [...document.querySelectorAll<HTMLElement>(texts)].map(
    (text) => [text, piecesOf(text)] as const,
  );
  document.fonts.add(face);
  for (const [text, pieces] of before) {
    for (let step = 1; piecesOf(text) !== pieces; step += 1) {
      if (step > most) {
        text.style.fontFamily = 'YS1,YS2,YS3,YS4';
        break;
      }
      text.style.letterSpacing = `${(piecesOf(text) > pieces ? -step : step) / 100}em`;
    }
  }
}

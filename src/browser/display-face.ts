import source from '../site/design/young-serif.woff2';

/**
 * Shows the display face on the first page, where it arrives after the text has been painted,
 * unless it would make a line break elsewhere and so move something on the screen. In that case
 * this page stays as it is; the next one has the face from the first paint.
 */
export async function showDisplayFace(): Promise<void> {
  const face = await new FontFace('Young Serif', `url(${source})`).load();
  // The places of all elements that one line more or less above them would move.
  const placesOnScreen = () =>
    [...document.querySelectorAll('p,svg')]
      .map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return x < innerWidth && y < innerHeight && Math.trunc(y);
      })
      .join();
  const before = placesOnScreen();
  document.fonts.add(face);
  if (placesOnScreen() !== before) document.fonts.delete(face);
}

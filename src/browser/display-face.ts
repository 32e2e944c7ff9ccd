import source from '../site/design/young-serif.woff2';

/**
 * Shows the display face on the first page, where it comes after the text has been painted: unless
 * a line would break elsewhere by it, so that something on the screen would move. Then this page
 * stays as it is, and the next one has the face from the first paint.
 */
export async function showDisplayFace(): Promise<void> {
  const face = await new FontFace('Young Serif', `url(${source})`).load();
  // How far down everything lies that a line more or less above it would move.
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

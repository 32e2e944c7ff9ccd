import { site } from '../../content/site.ts';
import { barColours } from './bar-colours.ts';

export const webManifestPath = '/site.webmanifest';

/** Writes the web app manifest (W3C), which names icons and colours for phones' home screens. */
export function webManifest(): string {
  return JSON.stringify({
    name: site.brandName,
    start_url: '/',
    display: 'browser',
    background_color: barColours.light,
    theme_color: barColours.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
}

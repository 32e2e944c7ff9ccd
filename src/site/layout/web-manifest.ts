import { site } from '../../content/site.ts';

export const webManifestPath = '/site.webmanifest';

/** The colour of the bar in each scheme, `--paper` in tokens.css, for what browsers draw around it. */
export const barColours = { light: '#fbf8f1', dark: '#0d1b18' } as const;

/** Tells telephones how to keep the site among their own icons (W3C Web Application Manifest). */
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

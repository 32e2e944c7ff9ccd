/** The navigation bar's colour in each colour scheme, equal to `--paper` in tokens.css, for `theme-color`. */
export const barColours = { light: '#fbf8f1', dark: '#0d1b18' } as const;

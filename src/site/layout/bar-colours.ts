/** The colour of the bar in each scheme, `--paper` in tokens.css, for what browsers draw around it. */
export const barColours = { light: '#fbf8f1', dark: '#0d1b18' } as const;

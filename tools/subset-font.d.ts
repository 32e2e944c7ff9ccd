declare module 'subset-font' {
  /** Makes a font with just the letters of a text; see the package's README. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'woff2'; noHinting?: boolean; keepFeatures?: readonly string[] },
  ): Promise<Buffer>;
}

declare module 'virtual:pictures' {
  /** Metadata of a picture. */
  interface KnownPicture {
    /** Intrinsic width in pixels; undefined for a drawing that fills any width. */
    width?: number;
    height?: number;
    /** Placeholder while it loads, as a `data:` URL; undefined for one with transparent parts. */
    preview?: string;
    /** Placeholders of the named parts of a drawing. */
    parts?: Readonly<Record<string, string>>;
  }
  /** Keys are file names in content/pictures/, and `drawings/{name}` for the site's drawings. */
  const pictures: Readonly<Record<string, KnownPicture | undefined>>;
  export default pictures;
}

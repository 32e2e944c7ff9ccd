declare module 'virtual:pictures' {
  export interface SchemedPreview {
    light: string;
    dark: string;
    /** Where it lies in the picture, as position and size in CSS, unless it covers it. */
    place?: string;
  }
  /** Metadata of a picture. */
  interface KnownPicture {
    /** Intrinsic width in pixels; undefined for a drawing that fills any width. */
    width?: number;
    height?: number;
    /**
     * Placeholder while it loads, as a `data:` URL, for a drawing one for each colour scheme; undefined for a picture
     * with transparent parts and for a drawing whose shapes lie elsewhere in each size.
     */
    preview?: string | SchemedPreview;
    /** Placeholders of the named parts of a drawing. */
    parts?: Readonly<Record<string, SchemedPreview>>;
  }
  /** Keys are file names in content/pictures/, and `drawings/{name}` for the site's drawings. */
  const pictures: Readonly<Record<string, KnownPicture | undefined>>;
  export default pictures;
}

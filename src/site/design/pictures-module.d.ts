declare module 'virtual:pictures' {
  /** What is known of a picture before it has come. */
  interface KnownPicture {
    /** In its own pixels, as the height is; a drawing that fills any width has none. */
    width?: number;
    height?: number;
    /** An address that holds all of what stands for it until then (`data:`). */
    preview: string;
    /** The same for the parts of a drawing that are shown by themselves, by their names. */
    parts?: Readonly<Record<string, string>>;
  }
  /**
   * By the name of a file in content/pictures/, by `drawings/` and the name of one of the site's drawings, or
   * by `wiki-screens/` and the name of a photograph without its language.
   */
  const pictures: Readonly<Record<string, KnownPicture | undefined>>;
  export default pictures;
}

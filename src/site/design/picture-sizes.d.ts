declare module 'virtual:picture-sizes' {
  /** In pixels, by the name of a file in content/pictures/. */
  const sizes: Readonly<Record<string, { width: number; height: number } | undefined>>;
  export default sizes;
}

import path from 'node:path';

/** Faces that the tests bring along: letters as wide as Arial's, or a fifth wider, like Verdana's. */
export type TestFonts = 'arial' | 'dejavu';

/**
 * What a browser that is started with it finds on Linux instead of the machine's fonts.
 * Browsers on macOS and Windows ask their system, and so measure with the machine's.
 *
 * @param faces the only ones that the browser is to have
 * @returns this process's environment, with fontconfig pointed at them
 */
export function withTestFonts(faces: TestFonts): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    FONTCONFIG_FILE: path.join(import.meta.dirname, `${faces}.conf`),
  };
}

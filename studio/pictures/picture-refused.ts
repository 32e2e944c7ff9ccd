/** A picture that cannot be taken in, with what to do instead. */
export class PictureRefused extends Error {}

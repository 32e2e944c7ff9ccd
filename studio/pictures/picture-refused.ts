/** An upload is refused; the message says what to do instead. */
export class PictureRefused extends Error {}

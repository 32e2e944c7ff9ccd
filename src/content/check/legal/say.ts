/** Tells of a mistake in a text: where it stands, in characters from the start, and what to write. */
export type Say = (offset: number, sentence: string) => void;

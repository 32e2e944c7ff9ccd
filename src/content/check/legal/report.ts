/** Reports a mistake: its offset in characters, and a sentence on what to write. */
export type Report = (offset: number, sentence: string) => void;

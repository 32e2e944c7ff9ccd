/** A section of a legal text as it is written. */
export interface WrittenSection {
  /** Empty for what stands before the first section. */
  id: string;
  /** Where it begins, in characters from the start of the text. */
  offset: number;
  body: string;
}

/** Takes a text apart into its sections, in their order. */
export function splitSections(text: string): WrittenSection[] {
  let offset = 0;
  return text.split(/(?=<Section )/).map((body) => {
    const section = { id: /^<Section id="([^"]*)"/.exec(body)?.[1] ?? '', offset, body };
    offset += body.length;
    return section;
  });
}

/** The number of each section, by its id. */
export function sectionNumbers(text: string): [id: string, number: string][] {
  return [...text.matchAll(/<Section id="([^"]*)" number="([^"]*)"/g)].map(
    ([, id = '', number = '']) => [id, number],
  );
}

/** The ids of a text's sections, in their order. */
export function sectionIds(text: string): string[] {
  return [...text.matchAll(/<Section id="([^"]*)"/g)].map(([, id = '']) => id);
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' };

/**
 * Makes a text of the source of a web page or a piece of one: a cell ends in a tab, a row or an item
 * in a new line, as they do when a browser copies them. Any other text stays as it is.
 */
export function htmlText(source: string): string {
  if (!/^\s*<[a-z!]/i.test(source) || !/<\/(?:li|td|pre|p|div)>/i.test(source)) return source;
  const lines = /<\/pre>/i.test(source) ? source : source.replace(/\s*\n\s*/g, ' ');
  return lines
    .replace(/<\/t[dh]>\s*/gi, '\t')
    .replace(/<\/(?:li|tr|p|div|h\d|caption|dt|dd|table)>|<br\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#0*39;/g, "'")
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_, entity) => entities[entity] ?? ' ')
    .replace(/^ +|[\t ]+$/gm, '');
}
